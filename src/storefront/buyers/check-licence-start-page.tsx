import { DemoNotice } from '../shell/frame/demo-notice'
import type { SetIn } from '../shell/reading/reading-faces'
import { CheckForm } from './check-licence-form'
import { MeasuredHeading } from './measured-heading'

/** Written beside the page's heading, which says what it is. */
export const CHECK_STATEMENT = 'Still valid?'

type CheckStartPageProps = {
  /** What the statement is set in. */
  setIn: SetIn | null
  isDemo: boolean
}

/** /licence: where a licence's address is written that nobody scanned. */
export function CheckStartPage({ setIn, isDemo }: CheckStartPageProps) {
  return (
    <>
      {isDemo && <DemoNotice />}
      <main id="main">
        <CheckForm />
        <div className="big">
          <h1>Check a licence</h1>
          <div aria-hidden="true">
            <MeasuredHeading title={CHECK_STATEMENT} setIn={setIn} />
          </div>
          <div className="grid">
            <p className="c6">
              Scan the code on a licence, or write its number or the address beside the code: you
              see what it is worth today, and what limits it.
            </p>
          </div>
        </div>
      </main>
    </>
  )
}
