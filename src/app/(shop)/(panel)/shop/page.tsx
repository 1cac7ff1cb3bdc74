import type { Metadata } from 'next'
import type { Payload } from 'payload'
import { measureBearingsByKey } from '@/operations/catalogue/measure-bearings'
import { listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { readMenuFaces, readTextFace } from '@/operations/catalogue/typefaces/read-faces'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { readShopPrices } from '@/operations/records/prices/prices'
import type { MenuFace } from '@/storefront/catalogue/menu-faces/menu-faces'
import { listedCutOf, listedFaceOf, listedStyleOf } from '@/storefront/shop/bill/figure-face'
import { choicesOf, type ShopChoice } from '@/storefront/shop/shop-choice'
import { ShopView } from '@/storefront/shop/shop-view'

/** The home page with a panel over it. */
export function generateMetadata(): Metadata {
  return {
    title: 'Choose styles and licences',
    description: 'Choose styles and licences, and see the price come together line by line.',
    ...canonicalAddress('/'),
  }
}

/** Rows of the list that a window shows: their names are there from the first paint, whatever the list of fonts is doing. */
const NAMED_ROWS = 16
/** Of those a phone shows so many. */
const FIRST_ROWS = 10

export default async function Shop() {
  await tagPage('/shop')
  const shop = await openShop()
  const [views, rules] = await Promise.all([listTypefaceViews(shop), readShopPrices(shop)])
  const choices = choicesOf(views)
  const [faces, laterFaces, bearings] = await Promise.all([
    readListedFaces(shop, choices.slice(0, FIRST_ROWS)),
    readListedFaces(shop, choices.slice(FIRST_ROWS, NAMED_ROWS)),
    measureBearingsByKey(shop, choices.slice(0, NAMED_ROWS).flatMap(listedText)),
  ])
  return <ShopView {...{ choices, rules, faces, laterFaces, bearings }} demo={isDemo()} />
}

/** Of a typeface with every weight the one it is listed in, of any other its menu preview. */
async function readListedFaces(shop: Payload, choices: ShopChoice[]): Promise<MenuFace[]> {
  const whole = choices.filter((choice) => !listedCutOf(choice))
  const cuts = choices.map((choice) => {
    const cut = listedCutOf(choice)
    return cut && readTextFace(shop, { ...cut, text: choice.inItself.text })
  })
  const faces = whole.flatMap((choice) => listedFaceOf(choice)?.face ?? [])
  return [
    ...(await readMenuFaces(shop, faces)),
    ...(await Promise.all(cuts)).filter((cut) => cut !== null),
  ]
}

/** Of a name in the style it is listed in. */
function listedText(choice: ShopChoice) {
  const style = listedStyleOf(choice)
  return style ? [{ key: choice.id, ...choice.inItself, ...style }] : []
}
