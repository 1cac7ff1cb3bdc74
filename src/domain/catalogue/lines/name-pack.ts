const LENGTH_IN_BYTES = 4

/** Where the fonts of a typeface's name are, in one version of them. */
export function packPath(typefaceId: string, version: string): string {
  return `/api/fonts/names/${typefaceId}?v=${version}`
}

/** Every font of a typeface's name in one body, in the order of its line's faces: each behind its length, a 32-bit integer. */
export function packFonts(fonts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = fonts.reduce((sum, font) => sum + LENGTH_IN_BYTES + font.byteLength, 0)
  const pack = new Uint8Array(size)
  const view = new DataView(pack.buffer)

  let place = 0
  for (const font of fonts) {
    view.setUint32(place, font.byteLength)
    pack.set(font, place + LENGTH_IN_BYTES)
    place += LENGTH_IN_BYTES + font.byteLength
  }
  return pack
}

/** The fonts of a pack; one that is cut off is refused. */
export function unpackFonts(pack: ArrayBuffer): ArrayBuffer[] {
  const view = new DataView(pack)
  const fonts: ArrayBuffer[] = []

  let place = 0
  while (place < pack.byteLength) {
    const start = place + LENGTH_IN_BYTES
    place = start + view.getUint32(place)
    if (place > pack.byteLength) throw new RangeError('The fonts of a name are not all there.')
    fonts.push(pack.slice(start, place))
  }
  return fonts
}
