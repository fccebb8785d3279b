/** The colour out of black ink and white that reads best on a background, given as #rgb or #rrggbb. */
export function inkOn(background: string): string {
  const luminance = luminanceOf(background);
  return (luminance + 0.05) ** 2 >= 1.05 * (luminanceOf(INK) + 0.05) ? INK : "#ffffff";
}

const INK = "#101828";

function luminanceOf(colour: string): number {
  const long = colour.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3");
  const [red = 0, green = 0, blue = 0] = (/^#[0-9a-f]{6}$/i.test(long) ? long : "#0098ff").match(/\w\w/g)!.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
