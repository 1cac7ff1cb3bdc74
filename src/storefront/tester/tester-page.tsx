import type { PlayView } from '@/domain/catalogue/pages/page-views'
import { DemoNotice } from '../shell/frame/demo-notice'
import { TypefaceCaption } from '../typeface/hero/caption'
import { Glyphs } from '../glyphs/glyphs'
import { listGlyphStyles } from '../glyphs/list-glyph-styles'
import { nearestStyle } from '../typeface/specimen/choose-text-style'
import { Languages } from '../typeface/facts/languages'
import { SkipToBuying } from '../typeface/buy/buy-bar'
import { saleOf } from '../typeface/buy/chosen-price'
import { listTesterStyles } from './state/list-tester-styles'
import { TestedBuyBar } from './tested-buy-bar'
import { Tester } from './tester'
import { testerSubject } from './state/tester-subject'

type TesterPageProps = {
  typeface: PlayView
  /** Of its sample texts, in em, as they are set first. */
  bearings?: (number | null)[]
  isDemo?: boolean
}

/** /explore/{slug}: one typeface to test, full screen. */
export function TesterPage({ typeface, bearings, isDemo }: TesterPageProps) {
  const subject = testerSubject(typeface)

  return (
    <>
      {isDemo ? <DemoNotice /> : null}
      <main id="main" className="play">
        <SkipToBuying />
        <div className="hero play-hero">
          <TypefaceCaption typeface={typeface} />
        </div>
        <Tester
          name={typeface.name}
          slug={typeface.slug}
          {...{ subject, bearings }}
          languages={typeface.languages}
        />
        {typeface.glyphs ? (
          <Glyphs
            slug={typeface.slug}
            opening={typeface.glyphs}
            styles={listGlyphStyles(typeface)}
            isWhole
          />
        ) : null}
        <Languages typeface={typeface} style={nearestStyle(subject.styles, 400)} />
      </main>
      <TestedBuyBar typeface={saleOf(typeface)} ids={idsOf(typeface)} first={subject.first.style} />
    </>
  )
}

function idsOf(typeface: PlayView): Record<string, string> {
  const styles = [...typeface.styles, ...typeface.children.flatMap((child) => child.styles)]
  const keys = listTesterStyles(typeface).map(({ key }) => key)
  return Object.fromEntries(styles.map(({ id }, index) => [keys[index] ?? '', id]))
}
