import type { BillStep, PricedCart, PricedLine } from '@/domain/cart/priced-cart'

export function aStep(text: string, amount: number, step: Partial<BillStep> = {}): BillStep {
  return { text, amount, role: 'addend', struck: false, ...step }
}

export function aLine(line: Partial<PricedLine> = {}): PricedLine {
  const name = line.typeface?.name ?? 'Garnet'
  return {
    id: 'line-1',
    typeface: { id: name, name, slug: name.toLowerCase() },
    styles: [{ id: 'bold', name: 'Bold', typeface: { id: name, name } }],
    licences: [{ type: 'desktop', tier: 'large', label: 'Desktop, 2–5 users', amount: 7500 }],
    steps: ['One style', 'Desktop, 2–5 users × 1.5'],
    bill: [aStep('One style', 5000, { role: 'inner' }), aStep('Desktop, 2–5 users × 1.5', 7500)],
    amount: 7500,
    ...line,
  }
}

export function aCart(cart: Partial<PricedCart> = {}): PricedCart {
  return {
    cart_key: 'cart-key',
    revision: 1,
    cart_url: 'http://localhost/cart/cart-key',
    state: 'open',
    currency: 'EUR',
    currencies: ['EUR'],
    currency_note: null,
    held_note: null,
    country: null,
    postal_code: null,
    vat_id: null,
    vat: null,
    licensee: null,
    coupon: null,
    audience: null,
    audiences: [],
    purchase_order: null,
    note: null,
    order_questions: [],
    lines: [aLine()],
    extras: [],
    quote: null,
    discounts: [],
    discount: 0,
    net: 7500,
    tax: null,
    total: 7500,
    quote_hash: 'hash-1',
    eulas: [{ id: 'eula-desktop', title: 'Desktop', version: '1', url: '/eula/eula-desktop' }],
    ...cart,
  }
}
