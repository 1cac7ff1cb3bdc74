import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '@/storefront/ui/field'

test('a fault is said beside its field and tied to it', () => {
  const html = renderToStaticMarkup(
    <Field id="email" label="E-mail" fault="Give a full address." width="half" />,
  )

  expect(html).toBe(
    '<label class="field half bad" for="email"><span>E-mail</span>' +
      '<input type="text" aria-invalid="true" aria-describedby="email-fault" id="email"/>' +
      '<b id="email-fault">Give a full address.</b></label>',
  )
})
