type Sized = { size: { width: number; height: number } | null }

/** Pictures side by side, all of one height: each takes `share` of the measure. */
type PictureRow<Picture> = { picture: Picture; share: number }[]

/** So many times as wide as it is high is a full row, at the least. */
const FULL = 2

/** A drawing without a size of its own is drawn like a photograph. */
const USUAL = 3 / 2

/** Rows in the given order, as even as the pictures allow; a last row that is not full ends before the margin. */
export function layPictureRows<Picture extends Sized>(
  pictures: readonly Picture[],
): PictureRow<Picture>[] {
  const rows: Picture[][] = []
  for (const picture of pictures) {
    const last = rows.at(-1)
    if (last && widthOf(last) < FULL) last.push(picture)
    else rows.push([picture])
  }
  return rows.map((row) => {
    const width = Math.max(widthOf(row), FULL)
    return row.map((picture) => ({ picture, share: ratioOf(picture) / width }))
  })
}

function widthOf(row: Sized[]): number {
  return row.reduce((sum, picture) => sum + ratioOf(picture), 0)
}

function ratioOf({ size }: Sized): number {
  return size && size.height > 0 ? size.width / size.height : USUAL
}
