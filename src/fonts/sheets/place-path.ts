export type Placing = { x: number; y: number; scale: number }

/** A coordinate nearly at zero is written with an exponent. */
const POINT = /(-?[\d.]+(?:e[-+]?\d+)?),(-?[\d.]+(?:e[-+]?\d+)?)/g

/** An outline of a font, y upwards, where it stands on a page, y downwards, to a hundredth of a pixel. */
export function placePath(path: string, { x, y, scale }: Placing): string {
  return path.replace(POINT, (_, across: string, up: string) => {
    return `${hundredths(x + Number(across) * scale)},${hundredths(y - Number(up) * scale)}`
  })
}

export function hundredths(value: number): number {
  return Math.round(value * 100) / 100 || 0
}
