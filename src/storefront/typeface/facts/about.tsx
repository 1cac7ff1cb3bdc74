import { Fragment } from 'react'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { creditsWithPages, type Designer, designerPath } from '@/domain/site/designers/designer'
import { keepNamesWhole } from '../../catalogue/row-text'
import { ShopLink } from '../../shell/navigation/shop-link'
import type { TesterStyle } from '../../tester/state/list-tester-styles'
import { TypefaceText } from '../../tester/text/typeface-text'
import { UnbrokenFigures } from '../../ui/unbroken-figures'
import { textCoordinates } from '../specimen/choose-text-style'

export function About({ typeface, style }: { typeface: SpecimenView; style: TesterStyle | null }) {
  if (typeface.about.length === 0) return null

  const paragraphs = typeface.about.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
  return (
    <section className="sec">
      <h2>About</h2>
      <div className="grid">
        {style ? (
          <TypefaceText
            as="div"
            className="about"
            face={style.previewFace}
            coordinates={textCoordinates(style)}
          >
            {paragraphs}
          </TypefaceText>
        ) : (
          <div className="about">{paragraphs}</div>
        )}
      </div>
    </section>
  )
}

type Linked = Pick<Designer, 'name' | 'slug'>[]

type FactsProps = {
  heading?: string
  facts: TypefaceView['factSheet']
  designers?: Linked
  /** The slug of the typeface, where it can be had in print. */
  specimenOf?: string | null
}

/** Who drew it, and what is true of its files today: a line each, however many there are. */
export function Facts(props: FactsProps) {
  const { heading = 'Facts', facts, designers = [], specimenOf = null } = props
  if (facts.length === 0) return null

  return (
    <section className="sec facts-of-files grid">
      <h2>{heading}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={/^[\d\s,.]+$/.test(value) ? 'num' : undefined}>
              {label === CREDITS && designers.length > 0 ? (
                <Credits line={value} designers={designers} />
              ) : (
                <UnbrokenFigures text={keepNamesWhole(value)} />
              )}
            </dd>
          </div>
        ))}
        {specimenOf ? <PrintedSpecimen slug={specimenOf} /> : null}
      </dl>
    </section>
  )
}

function PrintedSpecimen({ slug }: { slug: string }) {
  const address = `/typeface/${slug}/specimen.pdf`
  return (
    <div>
      <dt>Specimen</dt>
      <dd>
        <a href={address}>PDF, A4</a>, <a href={`${address}?paper=letter`}>Letter</a>{' '}
        <span aria-hidden="true">↓</span>
      </dd>
    </div>
  )
}

/** The line of `fact-table.ts` that says who drew it. */
const CREDITS = 'Designed by'

function Credits({ line, designers }: { line: string; designers: Linked }) {
  return creditsWithPages(line, designers).map(({ name, slug }, place) => (
    <Fragment key={`${place} ${name}`}>
      {place > 0 ? ', ' : null}
      {slug ? (
        <ShopLink href={designerPath(slug)} preload={false}>
          {keepNamesWhole(name)}
        </ShopLink>
      ) : (
        keepNamesWhole(name)
      )}
    </Fragment>
  ))
}
