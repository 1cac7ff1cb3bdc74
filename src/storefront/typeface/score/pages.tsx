import {
  DECLARATION,
  IROHA,
  READING,
  STEPS,
  UPRIGHT,
  VERSE,
} from '@/domain/catalogue/score/score-texts'
import { countInWords } from '@/domain/words'
import { featureSettings } from '../../tester/text/face-style'
import { lineVariables } from '@/domain/catalogue/score/score-facts'
import { dirOfLanguage } from '@/domain/catalogue/typed-text'
import { Frame, type Playing, variables } from './played'

/** One text at once in several sizes, on one measure, so that its lines break alike. */
export function PageScene({ scene, played }: Playing<'page'>) {
  const { facts } = played
  const { opsz: _, ...at } = facts.regular.at // Optical sizes follow the type.
  const [first, second] = READING.paragraphs
  return (
    <Frame
      scene={scene}
      heading="For reading"
      what={<cite>{READING.source}</cite>}
      figures="One text, one measure"
    >
      {played.set(
        { ...facts.regular, at },
        {
          as: 'div',
          className: 'cols',
          lang: READING.lang,
          style: {
            ...variables(lineVariables(facts.lines.reading)),
            fontFeatureSettings: scene.hasOldStyle ? featureSettings({ onum: true }) : undefined,
          },
          children: [1, 2, 3, 4].map((column) => (
            <div key={column} className={`col col-${column}`} aria-hidden={column > 1 || undefined}>
              <p>
                {scene.hasSmallCapitals ? (
                  <span className="sc-caps">{READING.opening}</span>
                ) : (
                  READING.opening
                )}
                {first}
              </p>
              <p>{second}</p>
            </div>
          )),
        },
      )}
    </Frame>
  )
}

/** Couplets in two columns, as they are printed; once more in a size for a book. */
export function VerseScene({ scene, played }: Playing<'verse'>) {
  const couplets = VERSE.couplets.map(([first, second]) => (
    <p key={first}>
      <span>{first}</span> <span>{second}</span>
    </p>
  ))
  return (
    <Frame scene={scene} heading="For reading" what={<cite>{VERSE.source}</cite>}>
      {played.set(played.facts.regular, {
        as: 'div',
        lang: VERSE.lang,
        dir: 'rtl',
        children: (
          <>
            <div className="bayt">{couplets}</div>
            <div className="bayt bayt-small" aria-hidden="true">
              {couplets}
            </div>
          </>
        ),
      })}
    </Frame>
  )
}

export function UprightScene({ scene, played }: Playing<'upright'>) {
  return (
    <Frame scene={scene} heading="For reading" what={<cite>{UPRIGHT.source}</cite>}>
      {played.set(played.facts.regular, {
        as: 'div',
        className: 'sc-upright',
        lang: UPRIGHT.lang,
        children: <p>{UPRIGHT.text}</p>,
      })}
    </Frame>
  )
}

export function IrohaScene({ scene, played }: Playing<'iroha'>) {
  return (
    <Frame scene={scene} heading="Every kana once" what="Iroha, a poem">
      {played.set(played.facts.regular, {
        as: 'div',
        className: 'iroha',
        lang: 'ja',
        children: IROHA.map((line) => (
          <p key={line}>
            {[...line].map((kana) => (
              <span key={kana}>{kana}</span>
            ))}
          </p>
        )),
      })}
    </Frame>
  )
}

/** One sentence in every script. */
export function ScriptsScene({ scene, played }: Playing<'scripts'>) {
  const shown = scene.langs.flatMap(
    (lang) => DECLARATION.sentences.find((sentence) => sentence.lang === lang) ?? [],
  )
  const count = new Set(shown.map(({ script }) => script)).size
  return (
    <Frame
      scene={scene}
      heading={`${countInWords(count)} scripts`}
      what={<cite>{DECLARATION.source}</cite>}
    >
      <dl className="scripts">
        {shown.map(({ lang, name, text }) => (
          <div key={lang} className="grid">
            <dt>{name}</dt>
            <dd style={variables(lineVariables(played.facts.lines[`article ${lang}`]))}>
              {played.set(played.facts.regular, {
                as: 'p',
                lang,
                dir: dirOfLanguage(lang),
                children: text,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  )
}

/** One sentence of a script whose letters join, each word in the next weight. */
export function StepsScene({ scene, played }: Playing<'steps'>) {
  const { weights } = played.facts
  const words = STEPS.text.split(' ')
  return (
    <Frame
      scene={scene}
      heading={`${countInWords(weights.length)} weights`}
      what={`${countInWords(words.length)} words, each one weight heavier than the last`}
      figures={`${weights[0]?.weight}–${weights.at(-1)?.weight}`}
    >
      <p
        className="weight-steps"
        lang={STEPS.lang}
        dir="rtl"
        style={variables(lineVariables(played.facts.lines.steps))}
      >
        {words.map((word, index) => {
          const setting = weights[index]
          return setting && <span key={index}>{played.set(setting, { children: `${word} ` })}</span>
        })}
      </p>
    </Frame>
  )
}
