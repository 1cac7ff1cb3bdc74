import { taxInWords } from '@/domain/pricing/shown-price'
import { Suspense, type ReactNode } from 'react'
import { licenceBySize, rulesBySize } from '@/domain/licensing/licence-by-size'
import { plainDecimal } from '@/domain/money/decimal'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import { LicenceTerms } from '../shop/choose/licence-terms'
import { ReadingPage } from '../shell/reading/reading-page'
import type { SetIn } from '../shell/reading/reading-faces'
import { ShopLink } from '../shell/navigation/shop-link'
import { UnbrokenFigures } from '../ui/unbroken-figures'
import { enquiryPath } from '../shop/shop-paths'
import { LicenceTable, type PricedTypeface } from './licence-table'
import { LicenceTableOfAddress } from './licence-table-of-address'

type LicencesPageProps = {
  title: string
  lead?: string | null
  /** What the foundry wrote, in its parts. */
  sections: { id: string; title: string | null; body: ReactNode }[]
  setIn: SetIn | null
  rules: Pick<ShopPrices, 'licenceTypes' | 'orderQuestions' | 'combinationFactor' | 'tax'>
  /** "from 4 styles on −20 %", "Students, −50 %"; '' for none. */
  discounts: string[]
  typefaces: PricedTypeface[]
  /** What else the page holds: its headings, and beneath the tables itself. */
  more: { id: string; title: string }[]
  children: ReactNode
}

/** The foundry's own words, then every licence with its tiers, its prices and what it allows. */
export function LicencesPage(props: LicencesPageProps) {
  const { title, lead, sections, setIn, rules, typefaces, more } = props
  const discounts = props.discounts.filter(Boolean).join('; ')
  const bySize = licenceBySize(rules)
  const retail = rulesBySize(rules).licenceTypes.filter(({ kind }) => kind === 'retail')
  const special = rules.licenceTypes.filter(({ kind }) => kind === 'special')
  const howItAdds = (
    <p className="soft">
      Prices {taxInWords(rules.tax)}.
      {retail.length > 1 && (
        <UnbrokenFigures
          text={` Of several licences for the same styles the dearest counts in full, each further one × ${plainDecimal(rules.combinationFactor)}.`}
        />
      )}
      {discounts && <UnbrokenFigures text={` Less: ${discounts}.`} />}
    </p>
  )
  const [tableTitle, termsTitle] =
    retail.length > 1
      ? ['All licences and prices', 'What each one allows']
      : ['The licence and its prices', 'What it allows']
  const contents = [
    ...sections.flatMap(({ id, title: heading }) => (heading ? [{ id, title: heading }] : [])),
    ...(retail.length > 0 ? [{ id: 'table', title: tableTitle }] : []),
    ...(retail.length > 0 ? [{ id: 'terms', title: termsTitle }] : []),
    ...more,
  ]
  const table = {
    types: retail,
    tax: rules.tax,
    typefaces,
    asked: bySize?.question,
    children: howItAdds,
  }

  return (
    <ReadingPage
      title={title}
      contents={contents}
      setIn={setIn}
      after={
        <>
          {retail.length > 0 && (
            <section className="licence-table">
              <h2 id="table">{tableTitle}</h2>
              <Suspense fallback={<LicenceTable {...table} chosen={typefaces[0] ?? null} />}>
                <LicenceTableOfAddress {...table} />
              </Suspense>
            </section>
          )}
          {retail.length > 0 && (
            <section className="licence-terms">
              <h2 id="terms">{termsTitle}</h2>
              {[...retail, ...special].map((type) => (
                <LicenceTerms key={type.key} type={type} withPdf />
              ))}
              {special.length > 0 && (
                <p className="lic-special">
                  <span className="soft">By agreement</span>
                  {special.map(({ key, name }) => (
                    <ShopLink key={key} href={enquiryPath({ type: key })} preload={false}>
                      Ask about {name}&ensp;<span aria-hidden="true">→</span>
                    </ShopLink>
                  ))}
                </p>
              )}
            </section>
          )}
          {props.children}
        </>
      }
    >
      {lead ? <p className="reading-lead">{lead}</p> : null}
      {sections.map((section) => (
        <section key={section.id}>
          {section.title ? <h2 id={section.id}>{section.title}</h2> : null}
          {section.body}
        </section>
      ))}
    </ReadingPage>
  )
}
