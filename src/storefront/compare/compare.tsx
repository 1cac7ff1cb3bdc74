'use client'

import { useState } from 'react'
import type { ComparedFamily, Comparison } from '@/domain/catalogue/comparison/comparison'
import { featuresInWords } from '@/domain/catalogue/comparison/facts-in-words'
import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import { type LackingLetters, lackInWords } from '@/domain/catalogue/lacking-letters'
import { heightInWords } from '@/domain/catalogue/styles/styles-in-words'
import type { Axis } from '@/domain/catalogue/typeface-view'
import { countOf } from '@/domain/words'
import { extentOf, keepNamesWhole, priceOf, scriptsOf } from '../catalogue/row-text'
import { ShopLink } from '../shell/navigation/shop-link'
import { useFocusNext } from '../shell/navigation/move-focus'
import { choosePath } from '../shop/shop-paths'
import { useQuery } from '../tester/state/use-query'
import { PriceIn } from '../ui/price-in'
import { UnbrokenFigures, withMinus } from '../ui/unbroken-figures'
import { AddFamily, ComparedFields } from './compared-fields'
import {
  comparePath,
  type CompareQuery,
  decodeCompareQuery,
  encodeCompareQuery,
} from './compare-query'
import { ComparedText } from './compared-text'

type CompareProps = {
  comparison: Comparison
  /** The query the server knows: of the first render. */
  loaded: string
}

/** A few letters stand as they are drawn: fractions would raise their figure. */
const NO_FEATURES = {}

const NO_LACK: LackingLetters = { letters: [], isOfPreview: false }

/** What removes each family; while there are none, the field that adds one. */
const GO_ON = '.cmp-top p > :last-child, main:not(:has(.cmp-top)) .cmp-add select'

export function Compare({ comparison, loaded }: CompareProps) {
  const { families, words, paragraph, letters, others } = comparison
  const [query, writeQuery] = useQuery()
  const slugs = families.map(({ slug }) => slug)
  useFocusNext(slugs, GO_ON)
  const state: CompareQuery = { slugs, ...decodeCompareQuery(query || loaded) }
  const change = (part: Partial<CompareQuery>) =>
    writeQuery(encodeCompareQuery({ ...state, ...part }))
  const { text, isMatched, features, isVertical } = state
  const set = { families, isMatched, features, isVertical, sample: words }
  const [lacks, setLacks] = useState<ReadonlyMap<string, LackingLetters>>(new Map())
  const lack = families.map(({ slug, regular }) =>
    lackInWords(regular.name, lacks.get(slug) ?? NO_LACK),
  )

  return (
    <>
      <ComparedFields
        {...{ state, families, change }}
        words={words.text}
        lack={text === null ? '' : [...new Set(lack)].filter(Boolean).join(' ')}
      />
      {others.length > 0 && slugs.length < MOST_COMPARED ? (
        <AddFamily others={others} state={state} />
      ) : null}
      {families.length > 0 ? (
        <div className="cmp" style={{ ['--columns' as string]: families.length }}>
          <ComparedNames families={families} state={state} />
          <ComparedText
            {...set}
            title="Words"
            className="cmp-say"
            text={text ?? words.text}
            onLack={
              text === null
                ? undefined
                : (slug, lacking) => setLacks((before) => new Map(before).set(slug, lacking))
            }
          />
          <ComparedText
            {...set}
            title="Heaviest"
            className="cmp-say"
            text={text ?? words.text}
            isHeaviest
          />
          <ComparedText
            {...set}
            sample={paragraph}
            title="Text"
            className="cmp-text"
            text={paragraph.text}
          />
          <ComparedText
            {...set}
            features={NO_FEATURES}
            isVertical={false}
            title="Letters"
            className="cmp-letters"
            text={letters}
          />
          <ComparedFacts families={families} />
        </div>
      ) : (
        <p className="cmp-none">Nothing to compare yet: add a family.</p>
      )}
    </>
  )
}

/** The heads of the columns; they stay in sight. */
function ComparedNames({ families, state }: { families: ComparedFamily[]; state: CompareQuery }) {
  return (
    <div className="cmp-row cmp-top">
      {families.map(({ slug, name }) => (
        <p key={slug}>
          <ShopLink href={`/typeface/${slug}`} translate="no">
            <b>{name}</b>
          </ShopLink>
          <ShopLink
            href={comparePath({ ...state, slugs: state.slugs.filter((other) => other !== slug) })}
            aria-label={`Remove ${name}`}
            preload={false}
          >
            Remove
          </ShopLink>
        </p>
      ))}
    </div>
  )
}

const FACTS: { title: string; of: (family: ComparedFamily) => string; isNumber?: boolean }[] = [
  { title: 'x-height', of: xHeightOf, isNumber: true },
  { title: 'Styles', of: extentOf },
  { title: 'Axes', of: ({ axes }) => axes.map(axisInWords).join(', ') || 'None' },
  {
    title: 'Features',
    of: ({ features }) => featuresInWords(features.map(({ name }) => name)) || 'None',
  },
  { title: 'Scripts', of: (family) => scriptsOf(family) },
  { title: 'Languages', of: ({ languages }) => countOf(languages, 'language') },
]

/** A row for every fact, a column for every family. */
function ComparedFacts({ families }: { families: ComparedFamily[] }) {
  return (
    <>
      {FACTS.map(({ title, of, isNumber }) => (
        <section key={title} className="cmp-row" aria-label={title}>
          <h2 className="soft">{title}</h2>
          {families.map((family) => (
            <p key={family.slug} className={isNumber ? 'num' : undefined}>
              <Whose {...family} />
              <UnbrokenFigures text={keepNamesWhole(of(family))} />
            </p>
          ))}
        </section>
      ))}
      <section className="cmp-row" aria-label="Price">
        <h2 className="soft">Price</h2>
        {families.map((family) => (
          <p key={family.slug} className="num">
            <Whose {...family} />
            <PriceIn of={priceOf(family)} before={family.shownBefore} />
          </p>
        ))}
      </section>
      <div className="cmp-row cmp-choose">
        {families.map(({ slug, name, shownFrom }) => (
          <p key={slug}>
            {shownFrom === null ? null : (
              <ShopLink className="lk" href={choosePath(slug)} preload={false}>
                Choose {name} →
              </ShopLink>
            )}
          </p>
        ))}
      </div>
    </>
  )
}

function Whose({ name }: Pick<ComparedFamily, 'name'>) {
  return (
    <span className="cmp-whose">
      {name}
      <span className="vh">: </span>
    </span>
  )
}

function xHeightOf({ xHeight }: ComparedFamily): string {
  return xHeight === null ? 'Unknown' : heightInWords(xHeight)
}

/** "Weight 100–900" */
function axisInWords({ name, min, max }: Axis): string {
  return `${name} ${withMinus(String(min))}–${withMinus(String(max))}`
}
