import type { LicenceType } from '@/domain/licensing/licence-type'
import type { PriceRules } from '@/domain/pricing/price-rules'
import type { ShopChoice, ShopStyle } from '@/storefront/shop/shop-choice'

export function aStyle(style: Partial<ShopStyle> = {}): ShopStyle {
  const name = style.name ?? 'Regular'
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    slope: name.includes('Italic') ? 'italic' : 'upright',
    weight: 400,
    price: 5000,
    previewFace: `Garnet ${name} Preview`,
    menuFace: null,
    defaultCoordinates: {},
    ...style,
  }
}

export function aChoice(choice: Partial<ShopChoice> = {}): ShopChoice {
  return {
    id: 'garnet',
    name: 'Garnet',
    slug: 'garnet',
    inItself: { text: 'Garnet', lang: 'en', dir: 'ltr' },
    familyPrice: 16000,
    styleCounts: [],
    shownFrom: { EUR: 5000 },
    styles: [
      aStyle({ name: 'Light', weight: 300 }),
      aStyle({ name: 'Regular', weight: 400 }),
      aStyle({ name: 'Medium', weight: 500 }),
      aStyle({ name: 'Bold', weight: 700 }),
    ],
    children: [],
    ...choice,
  }
}

export function theRules(): PriceRules {
  return {
    currency: 'EUR',
    combinationFactor: '0.75',
    licenceTypes: [
      aLicenceType('desktop', 'Desktop', 'retail'),
      aLicenceType('web', 'Web', 'retail'),
      aLicenceType('trial', 'Trial', 'trial'),
    ],
  }
}

function aLicenceType(key: string, name: string, kind: LicenceType['kind']): LicenceType {
  return {
    key,
    name,
    kind,
    unit: 'users',
    summary: { may: [], may_not: [] },
    formats: ['OTF'],
    tiers: [
      { key: 'small', label: '1 user', short: '1', multiplier: '1' },
      { key: 'large', label: '2–5 users', short: '2–5', multiplier: '1.5' },
    ],
    eula: { id: `eula-${key}`, version: '1', url: `/eula/eula-${key}` },
  }
}
