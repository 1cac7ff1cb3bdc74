import type { ErasureOffer } from '@/domain/customer/erasure'
import type { SetIn } from '../shell/reading/reading-faces'
import { EraseData } from './erase-data'
import { MeasuredHeading } from './measured-heading'
import { OpenLinkButton } from './open-link-button'

type OpenLinkPageProps = {
  setIn: SetIn | null
  token: string
  email: string
  /** Asked for in this very browser. */
  isHere: boolean
  /** Who is signed in here at present. */
  signedInAs: string | null
}

/** What the link of a mail leads to. Looking uses nothing up: a mail scanner looks too. */
export function OpenLinkPage({ setIn, token, email, isHere, signedInAs }: OpenLinkPageProps) {
  return (
    <main id="main">
      <div className="big">
        <h1>My licences</h1>
        <MeasuredHeading title="Sign in" setIn={setIn} />
        <div className="grid">
          <p className="c6 link-opens">
            This link opens the orders and licences of <b>{email}</b> in this browser.{' '}
            {isHere
              ? 'You stay signed in for 30 days, or until you sign out.'
              : 'It was asked for in another browser: go on only if that was you. You stay signed in for an hour.'}
            {signedInAs &&
              signedInAs !== email &&
              ` You are signed in as ${signedInAs} until then.`}
          </p>
        </div>
        <OpenLinkButton token={token} />
      </div>
    </main>
  )
}

type EraseLinkPageProps = Omit<OpenLinkPageProps, 'isHere' | 'signedInAs'> & {
  offer: ErasureOffer
  isSignedIn: boolean
}

/** The same for the link that erases. */
export function EraseLinkPage({ setIn, offer, ...link }: EraseLinkPageProps) {
  return (
    <main id="main">
      <div className="big">
        <h1>My licences</h1>
        <MeasuredHeading title="Erase" setIn={setIn} />
        <EraseData {...offer} {...link} />
      </div>
    </main>
  )
}
