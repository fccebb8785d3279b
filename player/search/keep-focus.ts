/** After the drawing that is going on, the focus is on the row of the same title as what had it; without one, in the field. */
export function keepFocus(): void {
  const shadow = document.activeElement?.shadowRoot;
  const left = shadow?.activeElement;
  queueMicrotask(() => {
    if (!shadow || !left || left.isConnected) return;
    const rows = [...shadow.querySelectorAll<HTMLElement>(".list .guide")];
    (rows.find((row) => titleOf(row) === titleOf(left)) ?? shadow.querySelector<HTMLElement>(".search"))?.focus();
  });
}

const titleOf = (row: Element) => row.querySelector(".guide-title")?.textContent;
