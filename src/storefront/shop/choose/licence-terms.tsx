import type { LicenceType } from '@/domain/licensing/licence-type'
import { termInWords } from '@/domain/licensing/term'

type LicenceTermsProps = {
  type: LicenceType
  /** On a page of its own: its text is beside it, and a PDF to keep. */
  withPdf?: boolean
}

/** What a licence allows and what not, and where its whole text stands. */
export function LicenceTerms({ type, withPdf }: LicenceTermsProps) {
  const { key, name, summary } = type
  const path = encodeURIComponent(key)
  const elsewhere = withPdf ? {} : ({ target: '_blank', rel: 'noopener' } as const)
  return (
    <div className="lic-terms" id={withPdf ? `licence-${key}` : undefined}>
      <h3>
        <b>{[name, termInWords(type)].filter(Boolean).join(', ')}</b>
        <span className="lic-texts">
          <a
            href={`/eula/${path}`}
            aria-label={`Read all of it: the ${name} licence${withPdf ? '' : ', in a new window'}`}
            {...elsewhere}
          >
            Read all of it
          </a>
          {withPdf && (
            <a href={`/api/eula/${path}.pdf`} aria-label={`PDF: the ${name} licence`}>
              PDF <span aria-hidden="true">↓</span>
            </a>
          )}
        </span>
      </h3>
      <Sentences title="You may" sentences={summary.may} />
      <Sentences title="You may not" sentences={summary.may_not} />
    </div>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <div>
      <p>{title}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
