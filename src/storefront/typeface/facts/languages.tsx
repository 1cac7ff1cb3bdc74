import { shownAlone } from '@/domain/catalogue/lacking-letters'
import { firstLanguages, isEuropean } from '@/domain/catalogue/languages'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { groupThousands } from '@/domain/words'
import { namesInWords } from '@/domain/words'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { textCoordinates } from '../specimen/choose-text-style'
import { type LanguageFace, LanguageFinder } from './language-finder'

type Props = {
  typeface: Pick<
    TypefaceView,
    'name' | 'slug' | 'sample' | 'languages' | 'nearLanguages' | 'languageNote' | 'characters'
  >
  style: TesterStyle | null
}

/** Languages every style supports, those that lack a letter or two, the characters behind them, and the foundry's own note. */
export function Languages({ typeface, style }: Props) {
  const { name, slug, sample, languages, nearLanguages, languageNote, characters } = typeface
  if (languages.length === 0 && languageNote === '' && characters.count === 0) return null

  const own = isEuropean(sample.script) ? undefined : sample.lang

  return (
    <section className="sec">
      {languages.length > 0 || nearLanguages.length > 0 ? (
        <h2>
          Languages <span className="num soft">{languages.length}</span>
        </h2>
      ) : (
        <h2>Characters</h2>
      )}
      {languages.length > 0 ? (
        <LanguageFinder
          {...{ name, slug, languages }}
          first={firstLanguages(languages, own)}
          face={style && faceOf(style)}
        />
      ) : null}
      {nearLanguages.length > 0 ? (
        <details className="nearly">
          <summary>
            Nearly all letters <span className="num soft">{nearLanguages.length}</span>
          </summary>
          <ul className="langs near">
            {nearLanguages.map(({ code, name: language, missing }) => (
              <li key={code}>
                {language}, <span className="soft">missing only {listLetters(missing)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <Characters characters={characters} />
      {languageNote === '' ? null : <p className="note-on-languages">{languageNote}</p>}
    </section>
  )
}

function faceOf(style: TesterStyle): LanguageFace {
  return { id: style.id, face: style.previewFace, coordinates: textCoordinates(style) }
}

/** "ŋ", "ǥ and ŋ", "ǥ, ŋ and ʒ"; an accent is shown on a dotted circle. */
export function listLetters(letters: string[]): string {
  return namesInWords(letters.map(shownAlone))
}

/** How many characters every style has; unfolded, by Unicode block. */
function Characters({ characters }: { characters: TypefaceView['characters'] }) {
  if (characters.count === 0) return null

  return (
    <details className="nearly">
      <summary>
        Characters in every style{' '}
        <span className="num soft">{groupThousands(characters.count)}</span>
      </summary>
      <ul className="langs blocks">
        {characters.blocks.map(({ name, count }) => (
          <li key={name}>
            {name} <span className="num soft">{groupThousands(count)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
