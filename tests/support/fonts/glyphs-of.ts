import { Blob, Face, Font } from 'harfbuzzjs'

/** The numbers of letters' glyphs in a font. */
export function glyphsOf(font: Uint8Array, letters: string): number[] {
  const face = new Font(new Face(new Blob(font)))
  return [...letters].map((letter) => face.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0)
}
