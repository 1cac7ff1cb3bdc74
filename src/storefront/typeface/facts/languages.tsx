import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { namesInWords } from '@/domain/words'

type Props = { typeface: Pick<TypefaceView, 'languages' | 'nearLanguages' | 'languageNote'> }

/** Languages every style supports, those that lack a letter or two, and the foundry's own note on them. */
export function Languages({ typeface: { languages, nearLanguages, languageNote } }: Props) {
  if (languages.length === 0 && languageNote === '') return null

  return (
    <section className="sec">
      <h2>
        Languages <span className="num soft">{languages.length}</span>
      </h2>
      <ul className="langs">
        {languages.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
      {nearLanguages.length > 0 ? (
        <details className="nearly">
          <summary>
            Nearly <span className="num soft">{nearLanguages.length}</span>
          </summary>
          <ul className="langs near">
            {nearLanguages.map(({ code, name, missing }) => (
              <li key={code}>
                {name}, <span className="soft">missing only {listLetters(missing)}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {languageNote === '' ? null : <p className="note-on-languages">{languageNote}</p>}
    </section>
  )
}

const COMBINING = /^\p{M}/u
const DOTTED_CIRCLE = '\u25cc'

/** "ŋ", "ǥ and ŋ", "ǥ, ŋ and ʒ"; an accent is shown on a dotted circle. */
export function listLetters(letters: string[]): string {
  return namesInWords(
    letters.map((letter) => (COMBINING.test(letter) ? DOTTED_CIRCLE + letter : letter)),
  )
}
