import type { HomeRow } from '@/domain/catalogue/pages/page-views'
import type { PriceTexts } from '@/domain/pricing/shown-price'
import { DemoNotice } from '../shell/frame/demo-notice'
import { ShopLink } from '../shell/navigation/shop-link'
import { LayOutRest } from '../ui/lay-out-rest'
import { PriceIn } from '../ui/price-in'
import { AnimatedName } from './animated-name/animated-name'
import { type Arrival, arrivalOf, type MenuFace, MenuFaces } from './menu-faces/menu-faces'
import { NothingYet } from './nothing-yet'
import { areCreditsLong, creditsOf, extentOf, keepNamesWhole, priceOf, scriptsOf } from './row-text'

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

type TypefaceRowProps = {
  typeface: HomeRow
  /** Where the name is heaviest at first, 0 to 1. */
  peak?: number
  arrival?: Arrival
}

/** One typeface of the catalogue: a link to its page, and a second one to the shop. */
function TypefaceRow({ typeface, peak, arrival }: TypefaceRowProps) {
  const { name, slug, inItself, line, shownBefore, per } = typeface

  return (
    <article className="row" id={slug}>
      <ShopLink href={`/typeface/${slug}`} className="row-link">
        <div className="row-cap grid">
          <h2>{name}</h2>
          <p className={areCreditsLong(typeface) ? 'who is-long' : 'who'}>
            {keepNamesWhole(creditsOf(typeface))}
          </p>
          <p className={per || shownBefore ? 'has yields' : 'has'}>{extentOf(typeface)}</p>
          <p className="scr">{scriptsOf(typeface, 2)}</p>
        </div>
        <AnimatedName
          line={line}
          name={name}
          slug={slug}
          lang={inItself.lang}
          dir={inItself.dir}
          peak={peak}
          arrival={arrival}
        />
      </ShopLink>
      <ChooseLink {...{ name, slug, price: priceOf(typeface), before: shownBefore }} />
    </article>
  )
}

type ChooseLinkProps = { name: string; slug: string; price: PriceTexts; before?: PriceTexts }

/** Beside a row: the link to the typeface in the shop, with its price. */
export function ChooseLink({ name, slug, price, before }: ChooseLinkProps) {
  return (
    <ShopLink
      href={`/shop?typeface=${slug}`}
      className="row-add"
      preload={false}
      aria-label={`Choose, ${Object.values(price)[0]}: ${name}`}
    >
      <b>
        Choose <span aria-hidden="true">→</span>
      </b>
      <PriceIn of={price} before={before} />
    </ShopLink>
  )
}
