import type { TaxRate, TaxRules } from '@/domain/tax/tax-decision'

export function aRate(country: string, rate: string, row: Partial<TaxRate> = {}): TaxRate {
  return { country, kind: 'standard', rate, from: null, until: null, registered: true, ...row }
}

export function someRules(rules: Partial<TaxRules> = {}): TaxRules {
  return {
    rates: [],
    taxedWhere: 'buyer',
    saleKind: 'standard',
    notRegistered: 'without_tax',
    exemption: null,
    ...rules,
  }
}
