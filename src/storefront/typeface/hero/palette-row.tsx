'use client'

import { useQuery } from '../../tester/state/use-query'
import { faceStyle, paletteName, paletteRule } from '../../tester/text/face-style'
import { decodeTest, encodeTest } from '../specimen/test-setting'

type Props = {
  /** By their names. */
  palettes: string[]
  /** Browser fonts of the page that have them. */
  faces: string[]
  /** What each is shown by: a letter of the typeface's name, and the font it is set in. */
  letter: string
  face: string
  coordinates: Record<string, number>
}

/** The palettes of a typeface of colours: one is chosen for all that its page sets in it, and stands in the address. */
export function PaletteRow({ palettes, faces, letter, face, coordinates }: Props) {
  const [query, writeQuery] = useQuery()
  const test = decodeTest(query)
  const chosen = Math.min(test.palette ?? 0, palettes.length - 1)
  const ofPage = [
    ...faces.map((one) => paletteRule(one, chosen)),
    `main { font-palette: ${paletteName(chosen)} }`,
  ]
  const rules = [
    ...palettes.map((_, palette) => paletteRule(face, palette)),
    ...(chosen > 0 ? ofPage : []),
  ]

  return (
    <div className="feature-choice palettes" role="radiogroup" aria-label="Colours">
      <style>{rules.join('\n')}</style>
      {palettes.map((name, palette) => (
        <label key={palette} className="hit">
          <input
            type="radio"
            name="palette"
            value={palette}
            checked={palette === chosen}
            onChange={() => writeQuery(encodeTest({ ...test, palette }))}
          />
          <span
            aria-hidden="true"
            className="in-palette"
            style={{ ...faceStyle(face, coordinates), fontPalette: paletteName(palette) }}
          >
            {letter}
          </span>
          {name}
        </label>
      ))}
    </div>
  )
}
