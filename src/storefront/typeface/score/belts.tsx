import type { MeasuredWord, ScoreFacts, Setting } from '@/domain/catalogue/score/score-facts'
import { countInWords } from '@/domain/words'
import { Frame, type Played, type Playing, settingInWords, variables } from './played'

/** One word from margin to margin: all axes at their ends, the heaviest style, or the only one. */
export function ExtremeScene({ scene, played }: Playing<'extreme'>) {
  const { facts } = played
  if (!facts.extreme) return null
  const { setting, kind } = facts.extreme
  const words = settingInWords(facts, setting)
  const style = played.styleNameOf(setting)
  const headings = { axes: 'Every axis at its end', weight: 'The heaviest', only: 'In one line' }
  return (
    <Frame scene={scene} heading={headings[kind]} what={words || style}>
      <p className="vh" lang={facts.extreme.lang}>
        {scene.desk.text}
      </p>
      <Belt word={scene.desk} at="desk" {...{ setting, played }} />
      <Belt word={scene.phone} at="phone" {...{ setting, played }} />
    </Frame>
  )
}

/** The same word as it is drawn for the smallest size and for the largest. */
export function OpticalSizeScene({ scene, played }: Playing<'opticalSize'>) {
  const { opticalSizes } = played.facts
  if (!opticalSizes) return null
  const { min, max } = opticalSizes
  return (
    <Frame
      scene={scene}
      heading="Optical size"
      what={`The same word as it is drawn for ${min} points and for ${max}`}
    >
      <p className="vh">{scene.desk.smallest.text}</p>
      {(['desk', 'phone'] as const).map((at) => (
        <div key={at} className={`at-${at}`} aria-hidden="true">
          {(['smallest', 'largest'] as const).map((size) => (
            <div key={size} className="sc-two">
              <p className="num soft">{size === 'smallest' ? min : max}</p>
              <Belt word={scene[at][size]} setting={opticalSizes[size]} played={played} />
            </div>
          ))}
        </div>
      ))}
    </Frame>
  )
}

type BeltProps = { word: MeasuredWord; setting: Setting; played: Played; at?: 'desk' | 'phone' }

function Belt({ word, setting, played, at }: BeltProps) {
  const { facts } = played
  const isRightToLeft = facts.dir === 'rtl'
  return (
    <div className={at ? `name at-${at}` : 'name'} aria-hidden="true">
      {played.set(setting, {
        as: 'div',
        className: 'line',
        lang: facts.extreme?.lang,
        dir: isRightToLeft ? 'rtl' : undefined,
        style: variables({ ...lineOf(word, facts), '--axes': axesOf(setting) }),
        children: <span>{word.text}</span>,
      })}
    </div>
  )
}

function axesOf({ at }: Setting): string {
  return (
    Object.entries(at)
      .map(([tag, value]) => `'${tag}' ${value}`)
      .join(',') || 'normal'
  )
}

function lineOf({ width, before, top, bottom }: MeasuredWord, { form }: ScoreFacts) {
  return {
    '--w': width,
    '--t': top,
    '--b': bottom,
    '--asc': form.ascent,
    '--desc': form.descent,
    '--pull': before,
    '--ls': 0,
    '--uw': width,
    '--ul': 0,
  } as const
}

/** One word in as many letters as there are weights, each heavier than the last. */
export function RiseScene({ scene, played }: Playing<'rise'>) {
  const { facts } = played
  if (!facts.rise) return null
  const { text, lang, letters } = facts.rise
  const weights = scene.weights.map(({ weight }) => weight).join(', ')
  return (
    <Frame
      scene={scene}
      heading={`${countInWords(scene.weights.length)} weights`}
      what="One word, each letter one weight heavier than the last"
    >
      <p className="vh" lang={lang}>
        {text}: {weights}
      </p>
      <div className="name" aria-hidden="true">
        <div className="rise" lang={lang} style={variables(lineOf(facts.rise, facts))}>
          {letters.map(({ letter, advance, offset }, index) => {
            const setting = scene.weights[index]
            return (
              setting && (
                <span
                  key={index}
                  className="rise-letter"
                  style={variables({ '--a': advance, '--o': offset })}
                >
                  {played.set(setting, { children: letter })}
                  <small className="num">{setting.weight}</small>
                </span>
              )
            )
          })}
        </div>
      </div>
    </Frame>
  )
}
