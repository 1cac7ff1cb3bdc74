import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from '@/storefront/ui/field'

test('an error is shown beside its field and describes it', () => {
  const html = renderToStaticMarkup(
    <Field id="email" label="E-mail" error="Give a full address." width="half" />,
  )

  expect(html).toBe(
    '<label class="field half bad" for="email"><span>E-mail</span>' +
      '<input type="text" aria-describedby="email-error" aria-invalid="true" id="email"/>' +
      '<b id="email-error">Give a full address.</b></label>',
  )
})
