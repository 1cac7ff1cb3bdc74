import type { Issue, SoldOrder } from '@/domain/order/documents/compose-invoice'

export const SELLER: SoldOrder['seller'] = {
  name: 'Fount Foundry',
  legalName: 'Fount Foundry GmbH',
  address: {
    lines: ['Schriftgasse 1', '10115 Berlin', 'Germany'],
    street: 'Schriftgasse 1',
    city: 'Berlin',
    postalCode: '10115',
    country: 'DE',
  },
  vatId: 'DE123456788',
  taxNumber: '27/123/45678',
  register: 'HRB 12345 B, Amtsgericht Charlottenburg',
  representative: 'Ada Example',
  email: 'hello@foundry.example',
  telephone: null,
  bank: null,
  url: 'https://foundry.example',
}

export const ISSUE: Issue = { number: 'R2026-0001', at: new Date('2026-11-23T10:00:00Z') }

/** A German consumer: two lines with a student's discount and a coupon, 19 %. */
export function aSoldOrder(difference: Partial<SoldOrder> = {}): SoldOrder {
  return {
    number: '2026-0413',
    placedAt: new Date('2026-11-23T09:58:00Z'),
    deliveredAt: null,
    currency: 'EUR',
    net: 13770,
    tax: { kind: 'standard', rate: '19', country: 'DE', amount: 2616 },
    total: 16386,
    demo: false,
    seller: SELLER,
    buyer: {
      name: 'Grete Beispiel',
      company: null,
      email: 'grete@example.org',
      address: {
        lines: ['Hauptstraße 1', '20095 Hamburg', 'Germany'],
        street: 'Hauptstraße 1',
        city: 'Hamburg',
        postalCode: '20095',
        country: 'DE',
      },
      vatId: null,
    },
    licensee: null,
    purchaseOrder: null,
    lines: [
      {
        id: 'one',
        typeface: 'Young Serif',
        uses: ['Desktop, 2–5 users', 'Web, to 10 000 views a month'],
        styles: ['Regular'],
        amount: 13500,
      },
      {
        id: 'two',
        typeface: 'Alegreya',
        uses: ['Desktop, 1 user'],
        styles: ['Regular', 'Bold'],
        amount: 4500,
      },
    ],
    discounts: [
      { label: 'Student, −15 %', amount: 2700 },
      { label: 'Coupon SPRING, −10 %', amount: 1530 },
    ],
    heading: null,
    exchangeRates: [],
    ...difference,
  }
}
