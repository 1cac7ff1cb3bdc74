import { type AnimatedLine, defaultFaceOf } from '@/domain/catalogue/lines/line-metrics'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import {
  type Arrival,
  arrivalOf,
  type MenuFace,
  MenuFaces,
} from '../catalogue/menu-faces/menu-faces'
import type { DrawnRelease } from '@/domain/catalogue/releases/release-entry'
import { listSamples } from '@/domain/catalogue/specimens/list-samples'
import { isPrinted } from '@/domain/catalogue/specimens/compose-specimen'
import { DemoNotice } from '../shell/frame/demo-notice'
import { choosableFeatures } from '../tester/state/feature-choices'
import { listTesterStyles } from '../tester/state/list-tester-styles'
import type { Designer } from '@/domain/site/designers/designer'
import type { StoryHead } from '@/domain/site/stories/story'
import { About, Facts } from './facts/about'
import {
  BeforeRelease,
  Bundles,
  CompareLink,
  SubFamilies,
  TrialLink,
  WholeFamily,
} from './buy/ways-to-buy'
import { TriedBuyBar } from './buy/tried-buy-bar'
import { ChosenStylesProvider, SkipToBuying } from './buy/buy-bar'
import { nearestStyle, TEXT_WEIGHT } from './specimen/choose-text-style'
import { chooseTests, leadTextOf } from './specimen/choose-tests'
import { FeatureList } from './facts/feature-list'
import { Glyphs } from '../glyphs/glyphs'
import { listGlyphStyles } from '../glyphs/list-glyph-styles'
import { LayOutRest } from '../ui/lay-out-rest'
import { Hero } from './hero/hero'
import { Languages } from './facts/languages'
import { Lead, PlainLead } from './specimen/lead'
import { Score } from './score/score'
import { UsesLink } from './score/uses'
import { Releases } from './facts/releases'
import { Stories } from './facts/stories'
import { saleOf } from './buy/chosen-price'
import { Specimens } from './specimen/specimens'
import { SpecimenTest } from './specimen/specimen-test'
import { StylesList } from './buy/styles-list'
import { TriedStyleProvider } from './specimen/tried-style'
import type { TypefaceRow, TypefaceView } from '@/domain/catalogue/typeface-view'
import { pick } from '@/domain/own-value'
import { AnimatedName } from '../catalogue/animated-name/animated-name'
import { ShopLink } from '../shell/navigation/shop-link'

/** The page holds every style of its tests: without what only the tester needs. */
const OF_TESTS = ['id', 'key', 'family', 'name', 'axes', 'previewFace', 'weight', 'slope'] as const

type TypefacePageProps = {
  typeface: SpecimenView
  /** The row of the typeface after this one. */
  next?: NextRow | null
  /** The menu previews of its name and the next one's, and the letters of the lead. */
  menuFaces?: MenuFace[]
  /** Of the texts of its tests, in em. */
  bearings?: (number | null)[]
  /** Browser fonts that the page has without them. */
  givenFaces?: string[]
  /** Shown with what it drew anew. */
  newestRelease?: DrawnRelease | null
  /** Those with a page who drew it. */
  designers?: Pick<Designer, 'name' | 'slug'>[]
  /** What the foundry tells of it. */
  stories?: StoryHead[]
  isDemo?: boolean
}

/** /typeface/{slug}: name, styles and tests first, then what is to be read; and the buy bar. */
export function TypefacePage({
  typeface,
  next,
  menuFaces = [],
  bearings = [],
  givenFaces = [],
  newestRelease = null,
  designers = [],
  stories = [],
  isDemo,
}: TypefacePageProps) {
  const { name, slug, line } = typeface
  const styles = listTesterStyles(typeface)
  const textStyle = nearestStyle(styles, TEXT_WEIGHT)
  const lead = leadTextOf(typeface)
  const hasScore = typeface.score.scenes.length > 0
  const tests = chooseTests(styles, listSamples(typeface))
  const testStyles = styles.map((style) => pick(style, OF_TESTS))
  const features = choosableFeatures(typeface.features).map(({ tag, name: word }) => {
    return { tag, name: word }
  })
  const arrivalIn = (animated: AnimatedLine | null | undefined): Arrival | undefined =>
    animated && givenFaces.includes(defaultFaceOf(animated))
      ? undefined
      : arrivalOf(animated, menuFaces)
  const isGiven = (name: string) => menuFaces.some(({ face }) => face === name)

  return (
    <ChosenStylesProvider>
      <TriedStyleProvider>
        <MenuFaces faces={menuFaces} />
        {isDemo ? <DemoNotice /> : null}
        <main id="main" className={hasScore ? 'has-score' : undefined}>
          <SkipToBuying />
          <Hero typeface={typeface} arrival={arrivalIn(line)} />
          {typeface.isPrerelease ? <BeforeRelease /> : null}
          {lead && <Lead {...lead} ownFace={isGiven(lead.ownFace) ? lead.ownFace : null} />}
          {!lead && typeface.lead && <PlainLead text={typeface.lead} />}
          <Score typeface={typeface} />
          <StylesList typeface={typeface} />
          <SubFamilies typeface={typeface} />
          <Facts heading="Side by side" facts={typeface.common} />
          <WholeFamily typeface={typeface} />
          <Bundles typeface={typeface} />
          <TrialLink typeface={typeface} />
          {tests.map((test, place) => (
            <SpecimenTest
              key={test.role}
              {...{ name, slug, test }}
              isQuiet={hasScore && test.role === 'display'}
              bearing={bearings[place]}
              styles={testStyles}
              features={test.role === 'display' ? features : undefined}
            />
          ))}
          {typeface.glyphs ? (
            <Glyphs slug={slug} opening={typeface.glyphs} styles={listGlyphStyles(typeface)} />
          ) : null}
          <FeatureList typeface={typeface} style={textStyle} />
          <Languages typeface={typeface} style={textStyle} />
          <About typeface={typeface} style={textStyle} />
          <Facts
            facts={typeface.factSheet}
            designers={designers}
            specimenOf={isPrinted(typeface) ? slug : null}
          />
          <Specimens specimens={typeface.specimens} />
          <UsesLink typeface={typeface} />
          <Releases {...{ slug, name }} newest={newestRelease} />
          <Stories stories={stories} />
          {typeface.isPrerelease ? null : <CompareLink typeface={typeface} />}
          <TriedBuyBar
            typeface={saleOf(typeface)}
            ids={Object.fromEntries(styles.map(({ key, id }) => [key, id]))}
          />
          <NextTypeface next={typeface.next} row={next ?? null} arrival={arrivalIn(next?.line)} />
        </main>
        <LayOutRest parts="main > .hero ~ *" />
      </TriedStyleProvider>
    </ChosenStylesProvider>
  )
}

type NextRow = Pick<TypefaceRow, 'line' | 'inItself'>

type Props = {
  next: TypefaceView['next']
  /** Its row, where its name is set on the measure too. */
  row: NextRow | null
  arrival?: Arrival
}

function NextTypeface({ next, row, arrival }: Props) {
  if (!next) return null
  const { name, slug } = next

  return (
    <ShopLink className="next row" href={`/typeface/${slug}`}>
      <p>
        Next: {name} <span aria-hidden="true">→</span>
      </p>
      {row && (
        <AnimatedName
          {...{ name, slug }}
          line={row.line}
          lang={row.inItself.lang}
          dir={row.inItself.dir}
          peak={0.4}
          arrival={arrival}
        />
      )}
    </ShopLink>
  )
}
