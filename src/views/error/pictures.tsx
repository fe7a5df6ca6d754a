/** Picture of the 404 page: a price line that stops in the middle of the chart. */
export function LostLine() {
  return (
    <svg viewBox="0 0 360 260" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <rect x="24" y="24" width="312" height="200" rx="16" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M24 64h312M24 114h312M24 164h312M102 24v200M180 24v200M258 24v200" strokeOpacity="0.1" />
      <g fill="currentColor" fillOpacity="0.12" strokeOpacity="0.5" strokeWidth="2">
        <rect x="52" y="128" width="18" height="44" rx="3" />
        <rect x="86" y="104" width="18" height="48" rx="3" />
        <rect x="120" y="118" width="18" height="34" rx="3" />
        <path d="M61 116v68M95 90v74M129 104v62" />
      </g>
      <path d="M40 168 95 128 129 140 172 92" strokeWidth="3" />
      <path d="M172 92 214 128 262 70 320 96" strokeOpacity="0.35" strokeWidth="3" strokeDasharray="2 10" />
      <circle cx="172" cy="92" r="6" fill="var(--surface)" strokeWidth="3" />
      <g strokeWidth="4">
        <circle cx="262" cy="150" r="34" fill="var(--surface)" />
        <path d="m286 174 30 30" strokeWidth="8" />
        <path d="M252 141a10 10 0 1 1 13 9.6c-2.2.8-3 2.200-3 4.400" />
        <path d="M262 166v.1" />
      </g>
    </svg>
  );
}

/** Picture of the 401 page: a closed lock in front of a screen. */
export function ClosedLock() {
  return (
    <svg viewBox="0 0 360 260" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <rect x="24" y="24" width="312" height="200" rx="16" strokeOpacity="0.25" strokeWidth="2" />
      <path d="M24 62h312" strokeOpacity="0.25" strokeWidth="2" />
      <g fill="currentColor" fillOpacity="0.35" stroke="none">
        <circle cx="46" cy="43" r="5" />
        <circle cx="64" cy="43" r="5" />
        <circle cx="82" cy="43" r="5" />
      </g>
      <g fill="currentColor" fillOpacity="0.1" stroke="none">
        <rect x="44" y="82" width="64" height="122" rx="8" />
        <rect x="124" y="82" width="192" height="34" rx="8" />
        <rect x="124" y="128" width="192" height="76" rx="8" />
      </g>
      <g strokeWidth="5">
        <path d="M152 132v-22a28 28 0 0 1 56 0v22" />
        <rect x="134" y="130" width="92" height="72" rx="12" fill="var(--surface)" />
        <circle cx="180" cy="160" r="8" fill="currentColor" stroke="none" />
        <path d="M180 166v14" />
      </g>
    </svg>
  );
}
