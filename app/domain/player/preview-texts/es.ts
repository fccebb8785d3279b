import type { PreviewTexts } from "./en.ts";

export const es: PreviewTexts = {
  title: "Vista previa: {title}",
  one: "Paso {n}: elemento encontrado",
  several: "Paso {n}: elemento encontrado {count} veces; se usa el primero",
  hidden: "Paso {n}: elemento encontrado, pero no es visible",
  absent: "Paso {n}: elemento no encontrado en esta página",
  invalid: "Paso {n}: no se puede leer el selector",
  slide: "Paso {n}: diapositiva, no necesita elemento",
  elsewhere: "Paso {n}: en otra página ({page})",
  all: "Todos los pasos",
  again: "Reproducir de nuevo",
  end: "Cerrar la vista previa",
  expired: "Esta vista previa ha caducado. Vuelva a abrirla desde Handrail.",
  category1: "Nueva función",
  category2: "Recordatorio",
  category3: "Guía imprescindible",
  category4: "Novedad",
  category5: "Anuncio",
  category6: "Importante",
  infoBox: "Así se ve un cuadro informativo.",
};
