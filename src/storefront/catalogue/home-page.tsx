import type { HomeRow } from '@/domain/catalogue/pages/page-views'
import { DemoNotice } from '../shell/frame/demo-notice'
import { LayOutRest } from '../ui/lay-out-rest'
import { arrivalOf, MenuFaces, type MenuFace } from './menu-faces/menu-faces'
import { NothingYet } from './nothing-yet'
import { TypefaceRow } from './typeface-row'

type HomePageProps = {
  typefaces: HomeRow[]
  /** Menu previews of the first rows. */
  menuFaces: MenuFace[]
  /** Shows that nothing is charged. */
  isDemo?: boolean
}

/** Every typeface of the catalogue, set in itself. */
export function HomePage({ typefaces, menuFaces, isDemo }: HomePageProps) {
  return (
    <>
      {isDemo ? <DemoNotice /> : null}
      <main id="main">
        <h1 className="vh">Typefaces</h1>
        <MenuFaces faces={menuFaces} />
        <TypefaceList typefaces={typefaces} menuFaces={menuFaces} />
        <LayOutRest parts=".row .line" isAfterFonts />
      </main>
    </>
  )
}

/** The rows alone, whose faces come before them or after: the shop shows them behind its panel. */
export function TypefaceList({ typefaces, menuFaces }: Omit<HomePageProps, 'isDemo'>) {
  if (typefaces.length === 0) return <NothingYet />
  return (
    <div className="typeface-list">
      {typefaces.map((typeface, index) => (
        <TypefaceRow
          key={typeface.id}
          typeface={typeface}
          peak={(0.08 + index * 0.21) % 1}
          arrival={arrivalOf(typeface.line, menuFaces)}
        />
      ))}
    </div>
  )
}
