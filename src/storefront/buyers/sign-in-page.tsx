import type { SetIn } from '../shell/reading/reading-faces'
import { MeasuredHeading } from './measured-heading'
import { SignInForm } from './sign-in-form'

type SignInPageProps = {
  setIn: SetIn | null
  /** The link that led here opens nothing any more. */
  hasLinkEnded?: boolean
}

/** Whoever reads the mails of an address may see what was bought with it: there is no password. */
export function SignInPage({ setIn, hasLinkEnded = false }: SignInPageProps) {
  return (
    <main id="main">
      <div className="big">
        <h1>My licences</h1>
        <MeasuredHeading title="Sign in" setIn={setIn} />
        <div className="grid">
          <p className="c6">
            {hasLinkEnded && <b>This link has been used or is too old. Ask for another. </b>}
            There is no password. We send a link to the address you bought with; it works once, for
            15 minutes.
          </p>
        </div>
        <SignInForm />
      </div>
    </main>
  )
}
