import type { NumberFieldServerProps } from 'payload'
import { MoneyInput } from './money-input'
import { shopCurrency } from './shop-currency'

type Props = NumberFieldServerProps & { percentKind?: string }

/** An amount of a form: typed and read as money, kept in the smallest units of its row's currency or else of the shop's. */
export async function MoneyField({ clientField, path, readOnly, payload, percentKind }: Props) {
  return (
    <MoneyInput
      field={clientField}
      path={path}
      readOnly={readOnly}
      shopCurrency={await shopCurrency(payload)}
      percentKind={percentKind}
    />
  )
}
