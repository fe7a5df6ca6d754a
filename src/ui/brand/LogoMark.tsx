/** The console's mark: two candles and the line that crosses them, as in index.html. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#1d6fe0" />
      <path d="M10 6v20M22 6v20" stroke="#a9cbff" strokeWidth="1.6" strokeLinecap="round" />
      <rect x="7" y="12" width="6" height="10" rx="1.5" fill="#fff" />
      <rect x="19" y="9" width="6" height="9" rx="1.5" fill="#fff" />
      <path
        d="M4 21c4.5-1 6-6 11-6s7-5 13-6"
        fill="none"
        stroke="#ffc53d"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
