'use client'

import { useLayoutEffect, useMemo, useState } from 'react'
import { licenceBySize, rulesBySize } from '@/domain/licensing/licence-by-size'
import type { ShopPrices } from '@/domain/pricing/price-rules'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import { BundleOffers, WholeOffer } from '../offers/choose-offers'
import { ChooseTypeface } from './choose-typeface'
import { ChoosePrice } from './choose-price'
import { retailLicences, specialLicences, withStyle, withStyles, withTier } from './picked'
import type { PointedTier } from './ghost-line'
import { LicenceGrid } from './licence-grid'
import { EnquiryStep } from '../enquiry/enquiry-step'
import type { CurrencyChoice } from '../currency/currency-select'
import { usePrices } from '../currency/use-prices'
import { useShopQuery, type ShopQuery } from '../use-shop-query'
import { findChoice, groupsOf, stylesOf, type ShopChoice } from '../shop-choice'
import { chosenText, ChildGroup, earlierText, priceText, StyleGroup } from './style-group'
import { useHeadingFocus } from '../../shell/navigation/move-focus'
import { HeldNote, HeldRefused, useHeld } from '../upgrade/upgraded-licence'
import { clearSkeleton } from './skeleton'
import { usePicked } from './use-picked'
import { useRowInView } from '../panel-effects'

/** A bundle of so few styles shows all its groups open. */
const FEW_STYLES = 12

type ShopProps = { choices: ShopChoice[]; rules: ShopPrices }
type ChooseStepProps = ShopProps & { bearings: Record<string, number> }

/** Styles and licences of the typeface in the URL; without one, the typefaces to choose from. */
export function ChooseStep({ bearings, ...shop }: ChooseStepProps) {
  const query = useShopQuery()
  const held = useHeld(query.upgrade)
  const upgraded = held.kind === 'held' ? held.answer : null
  const { choices, rules, currencies } = usePrices(shop, upgraded?.currency)
  const choice = query.typeface ? findChoice(choices, query.typeface) : null
  useHeadingFocus(`${query.typeface ?? ''} ${query.ask?.type ?? ''} ${held.kind}`)
  useRowInView(choice?.across?.families[0]?.slug ?? choice?.slug)
  useLayoutEffect(() => {
    if (held.kind !== 'loading') clearSkeleton()
  }, [held.kind])

  if (query.ask) return <EnquiryStep {...{ rules, choice }} asked={query.ask} />
  if (held.kind === 'loading') return <HeldLoading />
  if (held.kind === 'refused') return <HeldRefused refusal={held} currency={rules.currency} />
  if (!choice)
    return <ChooseTypeface {...{ choices, rules, currencies, bearings }} missing={query.typeface} />
  const chosen = { choice, choices, rules, currencies, query, upgraded }
  return <ChooseStyles key={`${choice.id} ${query.upgrade ?? ''}`} {...chosen} />
}

function HeldLoading() {
  return (
    <>
      <h1 className="vh" tabIndex={-1}>
        Choose styles and licences
      </h1>
      <p className="choice-loading soft">Loading your licence</p>
    </>
  )
}

type ChooseStylesProps = ShopProps & {
  choice: ShopChoice
  currencies: CurrencyChoice
  query: ShopQuery
  /** What the licence in the URL holds. */
  upgraded: HeldAnswer | null
}

function ChooseStyles({
  choice,
  choices,
  query,
  upgraded,
  currencies,
  ...shop
}: ChooseStylesProps) {
  const { licenceTypes, orderQuestions } = shop.rules
  const bySize = useMemo(
    () => licenceBySize({ licenceTypes, orderQuestions }),
    [licenceTypes, orderQuestions],
  )
  const choosing = usePicked(choice, { query, types: licenceTypes, upgraded, bySize })
  const { picked, held, isLoading, errorMessage, reload, pick } = choosing
  // The size of what is upgraded was answered with its order.
  const rules = held ? shop.rules : rulesBySize(shop.rules)
  const types = retailLicences(rules)
  const [pointed, setPointed] = useState<PointedTier | null>(null)
  const groups = groupsOf(choice)
  const earlier = earlierText(choice, rules)
  const isSuperfamily = groups.length > 1
  const isSmallBundle = choice.across !== undefined && stylesOf(choice).length <= FEW_STYLES
  const pickAll = (styles: string[]) => pick(withStyles(picked, styles))
  const offered = { choice, choices, picked, held, rules, onAdd: pickAll }
  const groupProps = (group: ShopChoice) => ({
    group,
    choice,
    choices,
    picked,
    held,
    rules,
    typed: query.typed,
    onPick: (style: string, isPicked: boolean) => pick(withStyle(picked, style, isPicked)),
    onPickAll: pickAll,
  })

  return (
    <>
      <section className="styles">
        <h1 className="vh" tabIndex={-1}>
          Choose styles and licences of {choice.name}
        </h1>
        {held && (
          <HeldNote
            held={held}
            isFull={picked.withoutAudience ?? false}
            onFull={(withoutAudience) => pick({ ...picked, withoutAudience })}
          />
        )}
        <h2>
          <span>
            {earlier ? (
              <>
                {choice.name}, <span className="vh">lowest price of the 30 days before: </span>
                <s>{earlier}</s> {priceText(choice, rules).slice(choice.name.length + 2)}
              </>
            ) : (
              priceText(choice, rules)
            )}
          </span>
          <span className="num">{chosenText(choice, picked)}</span>
        </h2>
        {groups.map((group, index) =>
          isSuperfamily ? (
            <ChildGroup
              key={group.id}
              {...groupProps(group)}
              isOpen={isSmallBundle || isOpenFirst(group, index, query.typeface, choice)}
            />
          ) : (
            <StyleGroup key={group.id} {...groupProps(group)} />
          ),
        )}
        {isSuperfamily && <WholeOffer {...offered} group={choice} />}
        <BundleOffers {...offered} />
      </section>
      <LicenceGrid
        types={types}
        specials={specialLicences(rules)}
        typeface={choice.slug}
        question={held ? null : bySize?.question}
        chosen={picked.licences}
        held={held}
        onChoose={(type, tier) => pick(withTier(picked, type, tier))}
        onPoint={(next) =>
          setPointed((now) => (now?.type === next?.type && now?.tier === next?.tier ? now : next))
        }
      />
      <ChoosePrice
        choice={choice}
        choices={choices}
        picked={picked}
        held={held}
        pointed={pointed}
        rules={rules}
        bySize={bySize}
        currencies={held ? null : currencies}
        isLoading={isLoading}
        loadError={errorMessage}
        onReload={reload}
        replacedLine={query.line}
      />
    </>
  )
}

/** The child in the URL, else the first. */
function isOpenFirst(group: ShopChoice, index: number, slug: string | null, top: ShopChoice) {
  return slug === top.slug ? index === 0 : group.slug === slug
}
