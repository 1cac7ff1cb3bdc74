import type { BlockView } from '@/domain/site/blocks/block-view'
import { TypefaceList } from '../catalogue/home-page'
import { MenuFaces, type MenuFace } from '../catalogue/menu-faces/menu-faces'
import { LicenceTable } from '../licences/licence-table'
import { LicenceTerms } from '../shop/choose/licence-terms'

type View<Kind extends BlockView['kind']> = { view: Extract<BlockView, { kind: Kind }> }

/** Lines of the first page. */
export function TypefacesBlock({ view, menuFaces }: View<'typefaces'> & { menuFaces: MenuFace[] }) {
  return (
    <div className="block-typefaces">
      <MenuFaces faces={menuFaces} />
      <TypefaceList typefaces={view.rows} menuFaces={menuFaces} />
    </div>
  )
}

/** What is sold, with what a price is multiplied by: no prices of any one typeface. */
export function LicencesBlock({ view: { types, currency } }: View<'licences'>) {
  return (
    <>
      <div className="licence-table">
        <LicenceTable types={types} currency={currency} typefaces={[]} chosen={null} />
      </div>
      <div className="licence-terms">
        {types.map((type) => (
          <LicenceTerms key={type.key} type={type} withPdf />
        ))}
      </div>
    </>
  )
}
