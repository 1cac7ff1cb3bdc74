import type { BlockView } from '@/domain/site/blocks/block-view'
import { faceStyle } from '../tester/text/face-style'
import { BlockCaption } from './block-caption'

type Props = { view: Extract<BlockView, { kind: 'glyphs' }> }

/** Of a case that holds thousands a browser lays out only the trays in sight. */
const IN_A_TRAY = 960

/** A case of characters. */
export function GlyphsBlock({ view: { setting, characters } }: Props) {
  const style = faceStyle(setting.face, setting.coordinates)
  return (
    <figure className="block-glyphs">
      <div style={style} translate="no">
        {traysOf(characters).map((tray) => (
          <ul key={tray[0]}>
            {tray.map((character) => (
              <li key={character}>{character}</li>
            ))}
          </ul>
        ))}
      </div>
      <BlockCaption setting={setting}>
        <span className="num">{characters.length} characters</span>
      </BlockCaption>
    </figure>
  )
}

function traysOf(characters: string[]): string[][] {
  const count = Math.ceil(characters.length / IN_A_TRAY)
  return Array.from({ length: count }, (_, at) =>
    characters.slice(at * IN_A_TRAY, (at + 1) * IN_A_TRAY),
  )
}
