import type { ReactNode } from 'react'
import type { BlockView, RichText } from '@/domain/site/blocks/block-view'
import { ActionLink } from '../ui/action-button'

type View<Kind extends BlockView['kind']> = { view: Extract<BlockView, { kind: Kind }> }
type Rendered = { renderText: (text: RichText) => ReactNode }

export function ColumnsBlock({ view: { columns, text }, renderText }: View<'columns'> & Rendered) {
  return <div className={`block-columns in-${columns}`}>{renderText(text)}</div>
}

export function QuoteBlock({ view: { text, source } }: View<'quote'>) {
  return (
    <figure className="block-quote">
      <blockquote>
        <p>
          <span className="hung">“</span>
          {text}”
        </p>
      </blockquote>
      {source ? <figcaption>{source}</figcaption> : null}
    </figure>
  )
}

/** Opened one by one, with or without script. */
export function FaqBlock({ view: { questions }, renderText }: View<'faq'> & Rendered) {
  return (
    <div className="block-faq">
      {questions.map(({ question, answer }, place) => (
        <details key={`${place} ${question}`}>
          <summary>{question}</summary>
          <div>{renderText(answer)}</div>
        </details>
      ))}
    </div>
  )
}

export function ButtonsBlock({ view: { buttons } }: View<'buttons'>) {
  return (
    <ul className="block-buttons grid">
      {buttons.map(({ label, href }, place) => (
        <li key={`${place} ${label}`}>
          {href.startsWith('/') ? (
            <ActionLink href={href} label={label} quiet={place > 0} />
          ) : (
            <a className={place > 0 ? 'do quiet' : 'do'} href={href}>
              <span>{label}</span>
              <span aria-hidden="true">→</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
