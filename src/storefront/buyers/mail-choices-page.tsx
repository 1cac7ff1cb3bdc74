import type { MailChoice, MailChoicesAnswer } from '@/domain/mails/mail-choices'
import { MailChoicesForm } from './mail-choices-form'
import { PlainLink } from '../shell/failures/plain-link'

type MailChoicesPageProps = {
  mailKey: string
  /** null: nobody has this link. */
  choices: MailChoicesAnswer | null
  /** What the link came from says no to: null: it says nothing. */
  refused: MailChoice | null
}

/** /mail/{key}: which mails an address gets beside those about its orders. */
export function MailChoicesPage({ mailKey, choices, refused }: MailChoicesPageProps) {
  return (
    <main id="main">
      <div className="big">
        <h1>Mails to you</h1>
        <div className="grid">
          <p className="c6">
            {choices
              ? `What ${choices.email} is told, beside what it orders.`
              : 'This link is not known. The newest mail you have from this shop holds the right one.'}
          </p>
        </div>
      </div>
      {choices ? (
        <MailChoicesForm mailKey={mailKey} choices={choices} refused={refused} />
      ) : (
        <p className="sec">
          <PlainLink href="/">All typefaces →</PlainLink>
        </p>
      )}
    </main>
  )
}
