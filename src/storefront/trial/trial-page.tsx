import type { TrialPageView } from '@/domain/trial/trial-page'
import { type MenuFace, MenuFaces } from '../catalogue/menu-faces/menu-faces'
import { MeasuredHeading } from '../buyers/measured-heading'
import { DemoNotice } from '../shell/frame/demo-notice'
import { PlainLink } from '../shell/failures/plain-link'
import type { SetIn } from '../shell/reading/reading-faces'
import { TrialForm } from './trial-form'

/** Written beside the page's heading, which says what it is. */
export const TRIAL_STATEMENT = 'Try before'

type TrialPageProps = {
  view: TrialPageView
  /** What the statement is set in. */
  setIn: SetIn | null
  menuFaces: MenuFace[]
  isDemo: boolean
}

/** /trial: the typefaces that are lent, a basket of them, and where to send the link. */
export function TrialPage({ view, setIn, menuFaces, isDemo }: TrialPageProps) {
  const { eula, rows } = view
  return (
    <>
      <MenuFaces faces={menuFaces} />
      {isDemo && <DemoNotice />}
      <main id="main">
        <div className="big">
          <h1>Trial fonts</h1>
          <div aria-hidden="true">
            <MeasuredHeading title={TRIAL_STATEMENT} setIn={setIn} />
          </div>
          <div className="grid">
            <p className="c6">
              {eula && rows.length > 0
                ? 'Fonts for layouts and pitches: what they hold of the real ones, each family tells; text that needs no more is set as it will be. Nothing set in them may be published; the trial licence below says it in full. Choose families and we send a download link.'
                : 'There are no trial fonts at present.'}
            </p>
          </div>
        </div>
        {eula && rows.length > 0 ? (
          <TrialForm rows={rows} eula={eula} />
        ) : (
          <p className="sec">
            <PlainLink href="/">All typefaces →</PlainLink>
          </p>
        )}
      </main>
    </>
  )
}
