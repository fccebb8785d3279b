/** The product's mark, a handrail; always beside its name, so hidden from screen readers. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 12 28 4" />
      <path d="M8 11v17M16 8.5v19.5M24 6v22" />
    </svg>
  );
}
