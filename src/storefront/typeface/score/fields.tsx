import type { ScoreAxis } from '@/domain/catalogue/score/score-facts'
import type { TownLines } from '@/domain/catalogue/score/scenes'
import { axisSettings } from '../../tester/text/face-style'
import { lowerFirst } from '@/domain/words'
import { Frame, type Playing, signed, variables } from './played'

const ACROSS = 9
const DOWN = 4

/** A letter at nine by four places between the ends of two axes. */
export function SpaceScene({ scene, played }: Playing<'space'>) {
  const { across, down, letter } = scene
  const { regular } = played.facts
  const places = Array.from({ length: ACROSS * DOWN }, (_, index) => {
    const [column, row] = [index % ACROSS, Math.floor(index / ACROSS)]
    return { column, row, x: valueAt(across, column, ACROSS), y: valueAt(down, row, DOWN) }
  })
  return (
    <Frame
      scene={scene}
      heading={`${across.name} and ${lowerFirst(down.name)}`}
      what={`${across.name} from left to right, ${lowerFirst(down.name)} from top to bottom`}
      figures={`${rangeOf(across)}, ${rangeOf(down)}`}
    >
      {played.set(regular, {
        as: 'div',
        className: 'space',
        hidden: true,
        style: variables({ '--lk': /[A-Zkdbhl]/.test(letter) ? 0.78 : 1 }),
        children: places.map(({ column, row, x, y }) => (
          <div
            key={`${column} ${row}`}
            className={column % 2 ? 'odd' : undefined}
            data-x={row === 0 ? signed(x) : undefined}
            data-y={column === 0 ? signed(y) : undefined}
            data-all={`${across.tag} ${signed(x)}, ${down.tag} ${signed(y)}`}
          >
            <b
              style={{
                fontVariationSettings: axisSettings({
                  ...regular.at,
                  [across.tag]: x,
                  [down.tag]: y,
                }),
              }}
            >
              {letter}
            </b>
          </div>
        )),
      })}
    </Frame>
  )
}

/** Optical sizes grow by factors, everything else by steps. */
function valueAt({ tag, min, max }: ScoreAxis, step: number, steps: number): number {
  const share = step / (steps - 1)
  const value = tag === 'opsz' && min > 0 ? min * (max / min) ** share : min + (max - min) * share
  return max - min > 2 ? Math.round(value) : Math.round(value * 100) / 100
}

function rangeOf({ tag, min, max }: ScoreAxis): string {
  return `${tag} ${signed(min)}–${signed(max)}`
}

/** The italic laid over the roman: where both have ink, one sees the paper. */
export function PairScene({ scene, played }: Playing<'pair'>) {
  const { regular, form } = played.facts
  return (
    <Frame
      scene={scene}
      heading="Roman and italic"
      what="Laid over each other. Where both have ink, the paper shows"
      figures="Most different first"
    >
      <p className="vh">{scene.letters.map(({ letter }) => letter).join(' ')}</p>
      <div
        className="pairs"
        aria-hidden="true"
        style={variables({ '--asc': form.ascent, '--desc': form.descent })}
      >
        {scene.letters.map(({ letter, shift }) => (
          <div key={letter}>
            <div className="xor">
              {played.set(regular, { className: 'xor-roman', children: letter })}
              {played.set(scene.italic, {
                className: 'xor-italic',
                style: variables({ '--dx': `${shift}em` }),
                children: letter,
              })}
            </div>
            <p className="two-up">
              {played.set(regular, { children: letter })}
              {played.set(scene.italic, { children: letter })}
            </p>
          </div>
        ))}
      </div>
    </Frame>
  )
}

/** Towns as they are spelled at home, in lines that are full. */
export function TownsScene({ scene, played }: Playing<'towns'>) {
  const { towns, languageCount } = played.facts
  if (!towns) return null
  const listed = (lines: TownLines, at: 'desk' | 'phone') => (
    <div key={at} className={`towns at-${at}`} style={variables({ '--em': lines.em })}>
      {lines.lines.map((line, row) => (
        <p key={row}>
          {line.map(({ name, lang }, place) => {
            const isLast = row === lines.lines.length - 1 && place === line.length - 1
            return (
              <span key={name} lang={lang}>
                {`${name}${isLast ? '.' : ','} `}
              </span>
            )
          })}
        </p>
      ))}
    </div>
  )
  return (
    <Frame
      scene={scene}
      heading={`${languageCount} languages`}
      what="Towns, each spelled as it is at home"
    >
      {played.set(towns.setting, {
        as: 'div',
        style: variables({ '--lh': towns.lineHeight }),
        children: [listed(scene.desk, 'desk'), listed(scene.phone, 'phone')],
      })}
    </Frame>
  )
}

export function AlphabetScene({ scene, played }: Playing<'alphabet'>) {
  const { alphabet, dir, form, regular } = played.facts
  const { hasCapitalsOnly, width } = form
  const k = Math.min(1, (0.62 / width) * (hasCapitalsOnly ? 1.04 : 1))
  return (
    <Frame
      scene={scene}
      heading="Alphabet"
      what={hasCapitalsOnly ? 'Capitals only' : played.styleNameOf(regular)}
    >
      <p className="vh">{[...alphabet].join(' ')}</p>
      {played.set(regular, {
        as: 'div',
        className: hasCapitalsOnly ? 'abc' : 'abc low',
        dir: dir === 'rtl' ? 'rtl' : undefined,
        hidden: true,
        style: variables({ '--k': k.toFixed(3) }),
        children: [...alphabet].map((letter) => <b key={letter}>{letter}</b>),
      })}
    </Frame>
  )
}
