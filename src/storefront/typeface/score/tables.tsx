import type { ReactNode } from 'react'
import { dirOfLanguage } from '@/domain/catalogue/typed-text'
import type { Alternate, FigureFacts, Setting } from '@/domain/catalogue/score/score-facts'
import { CODE, type FigureTable, TABLES } from '@/domain/catalogue/score/score-texts'
import { countInWords, upperFirst } from '@/domain/words'
import { featureSettings } from '../../tester/text/face-style'
import { Frame, type Playing, variables } from './played'

const WORDS_OF_CODE = /\b(const|while)\b/

/** Eleven lines of the rule that put this page in order. */
export function CodeScene({ scene, played }: Playing<'code'>) {
  const { facts } = played
  const { regular, form } = facts
  const longest = Math.max(...CODE.map((line) => line.length))
  const mono = facts.hasMonoAxis ? ofOneWidth(regular) : regular
  const bold = scene.bold && {
    ...scene.bold,
    at: { ...scene.bold.at, ...mono.at, ...weightOf(scene.bold.at) },
  }
  const heavy = facts.hasMonoAxis ? bold : scene.bold
  const italic = scene.italic && facts.hasMonoAxis ? ofOneWidth(scene.italic) : scene.italic
  return (
    <Frame
      scene={scene}
      heading="Code"
      what="Part of the rule that put this page in order"
      figures={scene.italic ? 'Italic in the comments' : undefined}
    >
      <ol
        className="code"
        style={variables({ '--n': longest, '--cw': form.isFixedWidth ? form.width : 0.6 })}
      >
        {CODE.map((line, index) => (
          <li key={index}>
            <code>{coloured(line)}</code>
          </li>
        ))}
      </ol>
    </Frame>
  )

  function coloured(line: string): ReactNode {
    const at = line.indexOf('//')
    const [code, comment] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at)]
    return (
      <>
        {code
          .split(WORDS_OF_CODE)
          .map((part, index) =>
            part === '' ? null : (
              <span key={index}>
                {played.set(WORDS_OF_CODE.test(part) && heavy ? heavy : mono, { children: part })}
              </span>
            ),
          )}
        {comment ? played.set(italic ?? mono, { children: comment }) : null}
        {line === '' ? ' ' : null}
      </>
    )
  }
}

function ofOneWidth(setting: Setting): Setting {
  return { ...setting, at: { ...setting.at, MONO: 1 } }
}

function weightOf(at: Record<string, number>): Record<string, number> {
  return at.wght === undefined ? {} : { wght: Math.min(at.wght, 700) }
}

/** Words without and with a feature; what stays the same steps back. */
export function AlternatesScene({ scene, played }: Playing<'alternates'>) {
  const { facts } = played
  const lang = facts.scripts[0] === 'Arabic' ? 'fa' : 'en'
  return (
    <Frame
      scene={scene}
      heading="Alternates"
      what="Without, and with the feature"
      figures={`${countInWords(scene.rows.length)} of ${facts.alternates.length}`}
    >
      <dl className="alts">
        {scene.rows.map((row) => (
          <div key={row.tag} className="grid" style={variables({ '--w': row.width })}>
            <dt>
              {row.name} <span className="soft">{row.tag}</span>
            </dt>
            {[false, true].map((isOn) => (
              <dd key={String(isOn)}>
                {played.set(facts.regular, {
                  as: 'p',
                  lang,
                  dir: dirOfLanguage(lang),
                  style: { fontFeatureSettings: featureSettings({ [row.tag]: isOn }) },
                  children: marked(row),
                })}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Frame>
  )
}

/** In pieces as long as they are: a ligature lies in one. */
function marked({ word, changed }: Alternate): ReactNode {
  const places = new Set(changed)
  const pieces: { text: string; isChanged: boolean }[] = []
  for (const [at, letter] of [...word].entries()) {
    const isChanged = places.has(at)
    const last = pieces.at(-1)
    if (last && last.isChanged === isChanged) last.text += letter
    else pieces.push({ text: letter, isChanged })
  }
  return pieces.map(({ text, isChanged }, index) =>
    isChanged ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
  )
}

/** A table whose sum is the picture. */
export function FiguresScene({ scene, played }: Playing<'figures'>) {
  const { facts } = played
  const table = TABLES[scene.table]
  const features = {
    ...(facts.figures.isTabular && !facts.figures.isTabularByDefault ? { tnum: true } : {}),
    ...(facts.figures.hasLining ? { lnum: true } : {}),
  }
  const [what, sum, rest] = table.total
  return (
    <Frame
      scene={scene}
      heading="Figures"
      what={
        <>
          {table.caption}. <cite>{table.source}</cite>
        </>
      }
      figures={kindsOf(facts.figures)}
    >
      {played.set(facts.regular, {
        as: 'div',
        className: `tab tab-${table.kind}`,
        lang: table.lang,
        dir: dirOfLanguage(table.lang),
        style: {
          ...variables({ '--cap': facts.form.capHeight }),
          fontFeatureSettings: featureSettings(features),
        },
        children: (
          <>
            <Rows table={table} />
            <p className="tab-sum">
              <span>{what}</span>
              <b>
                {sum}
                {rest ? <span className="cents">{rest}</span> : null}
              </b>
            </p>
          </>
        ),
      })}
    </Frame>
  )
}

function Rows({ table: { head, rows, kind } }: { table: FigureTable }) {
  const firstFigure = { journey: 3, bill: 2, months: 1 }[kind]
  const isFigure = (place: number) => place >= firstFigure
  return (
    <table>
      <thead className={kind === 'journey' ? undefined : 'vh'}>
        <tr>
          {head.map((name, place) => (
            <th key={name} scope="col" className={isFigure(place) ? 'n' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, ...others]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {others.map((text, place) => (
              <td key={place} className={isFigure(place + 1) ? 'n' : undefined}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function kindsOf(figures: FigureFacts): string {
  const kinds = [
    figures.isTabular && 'tabular',
    figures.hasOldStyle && 'old style',
    figures.hasFractions && 'fractions',
    figures.hasSlashedZero && 'slashed zero',
  ].filter((kind) => kind !== false)
  return upperFirst(kinds.join(', '))
}
