import { encode } from 'uqr';

/** Light cells around it, without which some phones do not find it. */
const BORDER = 4;

/** A text for a phone to scan: black on white in the dark as well. */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: BORDER });
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label="QR code for an authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-sm border border-rule"
    >
      <rect width={size} height={size} fill="white" />
      <path d={cells.join('')} fill="black" />
    </svg>
  );
}
