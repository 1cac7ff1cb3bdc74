import { formatMoney } from '@/domain/money/format-money'

export function Money({ amount, currency }: { amount: number; currency: string }) {
  return <span className="num">{formatMoney(amount, currency)}</span>
}
