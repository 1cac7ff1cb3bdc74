import { doBusinessesAccount } from '@/domain/tax/known-rates'
import type { TaxRate, TaxRules } from '@/domain/tax/tax-decision'

export function aRate(country: string, rate: string, row: Partial<TaxRate> = {}): TaxRate {
  const always = { kind: 'standard', from: null, until: null, registered: true } as const
  return { country, rate, ...always, businessesAccount: doBusinessesAccount(country), ...row }
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
