import { LATER_MAIL_WORDS } from '@/domain/trial/trial-page'

/** After the request, whoever asked: where to look, and what to do if nothing comes. */
export function TrialSent({ email, onMore }: { email: string; onMore: () => void }) {
  return (
    <section className="sec try">
      <h2 tabIndex={-1}>The trial fonts are on their way</h2>
      <div className="grid">
        <div className="c6 try-next">
          <p>
            {`Look for a mail to ${email}. Its link works for a week. If nothing comes within some minutes, look among the unwanted mail, or ask again.`}
          </p>
          <p>{LATER_MAIL_WORDS}</p>
        </div>
      </div>
      <button type="button" className="lk" onClick={onMore}>
        Try others →
      </button>
    </section>
  )
}
