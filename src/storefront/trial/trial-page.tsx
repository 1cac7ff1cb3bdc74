import type { TrialPageView } from '@/domain/trial/trial-page'
import { MenuFaces, type MenuFace } from '../catalogue/menu-faces/menu-faces'
import { DemoNotice } from '../shell/frame/demo-notice'
import { PlainLink } from '../shell/failures/plain-link'
import { FitText } from '../ui/fit-text'
import { TrialForm } from './trial-form'

type TrialPageProps = { view: TrialPageView; menuFaces: MenuFace[]; isDemo: boolean }

/** /trial: the typefaces that are lent, a basket of them, and where to send the link. */
export function TrialPage({ view, menuFaces, isDemo }: TrialPageProps) {
  const { eula, rows } = view
  return (
    <>
      <MenuFaces faces={menuFaces} />
      {isDemo && <DemoNotice />}
      <main id="main">
        <div className="big">
          <h1>Trial fonts</h1>
          <div className="fitbox desc" aria-hidden="true">
            <FitText className="n">Try before</FitText>
          </div>
          <div className="grid">
            <p className="c6">
              {eula && rows.length > 0
                ? 'Fonts for layouts and pitches, which set every line as the real ones will. They may not be published; that is the whole licence. Choose families and we send a download link.'
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
