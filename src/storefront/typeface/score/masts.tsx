import { dirOfLanguage } from '@/domain/catalogue/typed-text'
import type { LetterFacts, LetterForm } from '@/domain/catalogue/score/score-facts'
import { lowerFirst } from '@/domain/words'
import { Frame, type Playing, settingInWords, signed, variables } from './played'

/** One letter as high as the window, between the lines it was drawn on. */
export function LetterScene({ scene, played }: Playing<'letter'>) {
  const { facts } = played
  const { letter } = scene
  const units = (length: number) => signed(Math.round(length * facts.unitsPerEm))
  const lines = linesOf(letter, facts.form, facts.scripts[0] === 'Latin' || letter.lang === 'en')
  return (
    <Frame
      scene={scene}
      heading="One letter"
      what={[played.styleNameOf(facts.regular), lowerFirst(settingInWords(facts, facts.regular))]
        .filter(Boolean)
        .join(', ')}
      figures={`${facts.unitsPerEm} units per em`}
    >
      <div
        className="mast"
        style={variables({
          '--t': Math.max(letter.top, 0),
          '--b': Math.max(-letter.bottom, 0),
          '--adv': letter.advance,
          '--asc': facts.form.ascent,
          '--desc': facts.form.descent,
        })}
      >
        <div className="mast-zone num" aria-hidden="true">
          {lines.map(({ name, height, isTight }) => (
            <hr
              key={name}
              className={name === 'Baseline' ? 'base' : isTight ? 'tight' : undefined}
              style={variables({ '--y': height })}
              data-l={name}
              data-v={units(height)}
            />
          ))}
          <div className="mast-box">
            {played.set(facts.regular, {
              as: 'div',
              className: 'mast-letter',
              lang: letter.lang,
              dir: dirOfLanguage(letter.lang),
              children: <span>{letter.letter}</span>,
            })}
            <i data-l={units(letter.before)} data-r={units(letter.after)} />
          </div>
        </div>
        <p className="vh">
          <span lang={letter.lang}>{letter.letter}</span>, {units(letter.advance)} units wide, from{' '}
          {units(letter.bottom)} to {units(letter.top)}
        </p>
      </div>
    </Frame>
  )
}

type Line = { name: string; height: number; isTight: boolean }

/** So near to each other two lines are one. */
const ONE = 0.035

/** So near the label of the upper one covers the lower. */
const TIGHT = 0.13

function linesOf({ top, bottom }: LetterFacts, form: LetterForm, hasLatinHeights: boolean): Line[] {
  const named = [
    { name: 'Baseline', height: 0 },
    ...(hasLatinHeights
      ? [
          { name: 'Capitals', height: form.capHeight },
          { name: 'x-height', height: form.xHeight },
        ].filter(({ height }) => height <= top + 0.02 && height > 0)
      : []),
    { name: 'Top', height: top },
    { name: 'Lowest', height: bottom },
  ]
  const apart = named.filter(({ height }, index) =>
    named.slice(0, index).every((other) => Math.abs(other.height - height) >= ONE),
  )
  return apart.map((line) => ({
    ...line,
    isTight: apart.some(
      (other) => other !== line && line.height > other.height && line.height - other.height < TIGHT,
    ),
  }))
}

/** Words of letters that stand on each other, each as high as the window. */
export function SignsScene({ scene, played }: Playing<'signs'>) {
  const { form, regular } = played.facts
  return (
    <Frame
      scene={scene}
      heading="Upright"
      what="Letters drawn to stand on each other; every word is as tall as the window"
      figures="vert"
    >
      <p className="vh">{scene.words.map(([word]) => word).join(', ')}</p>
      {played.set(regular, {
        as: 'div',
        className: 'signs',
        hidden: true,
        style: variables({ '--cap': form.capHeight, '--asc': form.ascent, '--desc': form.descent }),
        children: scene.words.map(([word, width]) => (
          <span key={word} className="sg" style={variables({ '--n': word.length, '--adv': width })}>
            {[...word].map((letter, index) => (
              <b key={index}>{letter}</b>
            ))}
          </span>
        )),
      })}
    </Frame>
  )
}
