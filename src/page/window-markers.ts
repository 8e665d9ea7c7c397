import type uPlot from 'uplot';

/** A window that matters, to be marked in the chart. */
export interface Marker {
  readonly window: number;
  readonly label: string;
}

/** Draws each marker as a dashed line with its label at the top; one on the right side is labelled to its left. */
export function drawMarkers(plot: uPlot, markers: readonly Marker[], color: string): void {
  const { ctx, bbox } = plot;
  const ratio = window.devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = color;
  ctx.fillStyle = color;
  ctx.lineWidth = ratio;
  ctx.font = `${12 * ratio}px system-ui, sans-serif`;
  ctx.textBaseline = 'bottom';
  const places = markers.map(({ window }) => plot.valToPos(Math.log10(window), 'x', true));
  const leftmost = Math.min(...places);
  for (const [index, { label }] of markers.entries()) {
    const x = places[index] ?? 0;
    ctx.setLineDash([4 * ratio, 3 * ratio]);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    // Two labels stand on either side of their lines, so that they cannot meet.
    const toTheLeft = markers.length > 1 ? x === leftmost : x > bbox.left + bbox.width / 2;
    ctx.textAlign = toTheLeft ? 'right' : 'left';
    ctx.fillText(label, x + (toTheLeft ? -4 : 4) * ratio, bbox.top - 4 * ratio);
  }
  ctx.restore();
}
