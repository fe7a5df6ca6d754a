/** The console's mark: two candles and the line through them. */
export function LogoMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden focusable="false">
      <rect width="24" height="24" rx="6" fill="var(--primary)" />
      <path d="M8 5v14M16 5v14" stroke="#fff" strokeWidth="1.5" strokeLinecap="round" />
      <rect x="5.5" y="10" width="5" height="6" rx="1" fill="#fff" />
      <rect
        x="13.5"
        y="7.5"
        width="5"
        height="6"
        rx="1"
        fill="var(--primary)"
        stroke="#fff"
        strokeWidth="1.5"
      />
    </svg>
  );
}
