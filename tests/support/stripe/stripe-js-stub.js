// Stands in for Stripe.js in the browser tests. It shows plain fields where the real one shows a
// frame, asks for the card owner's word in a dialog, and speaks with the double for the rest.
;(() => {
  const BASE = '__STRIPE_DOUBLE__'

  function Stripe(key) {
    const call = (method, path, form) => ask(method, path, { ...form, key })

    async function createPaymentMethod({ elements, card } = {}) {
      const number = card ? card.number : elements.card().number
      const form = { type: 'card', 'card[number]': number }
      const { error, answer } = await call('POST', '/v1/payment_methods', form)
      return error ? { error } : { paymentMethod: answer }
    }

    async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect } = {}) {
      const secret = clientSecret || elements.clientSecret
      const made = confirmParams.payment_method
        ? { paymentMethod: { id: confirmParams.payment_method } }
        : await createPaymentMethod({ elements })
      if (made.error) return { error: made.error }

      const returnUrl = confirmParams.return_url
      const { error, answer } = await call('POST', `/v1/payment_intents/${idOf(secret)}/confirm`, {
        client_secret: secret,
        payment_method: made.paymentMethod.id,
        return_url: returnUrl,
      })
      if (error) return { error }
      return finish(await askOwner(answer), { returnUrl, redirect })
    }

    async function askOwner(intent) {
      if (intent.status !== 'requires_action') return { paymentIntent: intent }

      const passed = await showBank()
      const form = { client_secret: intent.client_secret, passed: String(passed) }
      const { error, answer } = await call('POST', `/bank/${intent.id}`, form)
      if (error) return { error }
      if (!answer.last_payment_error) return { paymentIntent: answer }
      return { error: { ...answer.last_payment_error, payment_intent: answer } }
    }

    async function retrievePaymentIntent(secret) {
      const path = `/v1/payment_intents/${idOf(secret)}`
      const { error, answer } = await call('GET', path, { client_secret: secret })
      return error ? { error } : { paymentIntent: answer }
    }

    return {
      elements: (options = {}) => createElements(options),
      createPaymentMethod,
      confirmPayment,
      confirmCardPayment: (clientSecret, { payment_method } = {}) =>
        confirmPayment({
          clientSecret,
          confirmParams: { payment_method, return_url: location.href },
          redirect: 'if_required',
        }),
      retrievePaymentIntent,
      createToken: async () => ({ error: { message: 'Tokens are not part of the stub.' } }),
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }

  function finish(outcome, { returnUrl, redirect }) {
    if (outcome.error || redirect === 'if_required') return outcome

    const { id, client_secret, status } = outcome.paymentIntent
    const url = new URL(returnUrl)
    url.searchParams.set('payment_intent', id)
    url.searchParams.set('payment_intent_client_secret', client_secret)
    url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'pending')
    location.assign(url)
    return new Promise(() => {})
  }

  function createElements(options) {
    let element = null
    const elements = {
      clientSecret: options.clientSecret,
      card: () => ({ number: element ? element.value('number') : '' }),
      create: () => (element = createElement()),
      getElement: () => element,
      update: (changes) => Object.assign(options, changes),
      fetchUpdates: async () => ({}),
      submit: async () => {
        if (element && element.isComplete()) return { selectedPaymentMethod: 'card' }
        const message = 'Your card details are incomplete.'
        return { error: { type: 'validation_error', code: 'incomplete_card', message } }
      },
    }
    return elements
  }

  const FIELDS = [
    ['number', 'Card number', 'cc-number'],
    ['expiry', 'Expiration date', 'cc-exp'],
    ['cvc', 'Security code', 'cc-csc'],
  ]

  function createElement() {
    const listeners = {}
    const root = document.createElement('div')
    const inputs = Object.fromEntries(FIELDS.map((field) => [field[0], addField(root, field)]))
    const value = (name) => inputs[name].value.replaceAll(' ', '')
    const isComplete = () => FIELDS.every(([name]) => value(name) !== '')
    const emit = (name, event = {}) =>
      (listeners[name] || []).forEach((listener) => listener({ elementType: 'payment', ...event }))
    const change = () =>
      emit('change', {
        complete: isComplete(),
        empty: FIELDS.every(([name]) => value(name) === ''),
        value: { type: 'card' },
      })
    root.addEventListener('input', change)

    const element = {
      value,
      isComplete,
      mount(target) {
        const place = typeof target === 'string' ? document.querySelector(target) : target
        place.append(root)
        setTimeout(() => (Stripe.failsToLoad ? fail() : emit('ready')))
      },
      on(name, listener) {
        listeners[name] = [...(listeners[name] || []), listener]
        return element
      },
      off(name, listener) {
        listeners[name] = (listeners[name] || []).filter((one) => one !== listener)
        return element
      },
      once: (name, listener) => element.on(name, listener),
      update() {},
      focus: () => inputs.number.focus(),
      blur: () => document.activeElement?.blur(),
      clear: () => FIELDS.forEach(([name]) => (inputs[name].value = '')),
      collapse() {},
      unmount: () => root.remove(),
      destroy: () => root.remove(),
    }
    const fail = () => emit('loaderror', { error: { type: 'api_error', message: 'Not loaded.' } })
    return element
  }

  function addField(root, [, label, autocomplete]) {
    const line = document.createElement('label')
    const input = document.createElement('input')
    Object.assign(input, { autocomplete, inputMode: 'numeric' })
    line.append(label, ' ', input)
    root.append(line)
    return input
  }

  function showBank() {
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', 'Your bank')
    dialog.append('Is it you who pays? ')
    document.body.append(dialog)
    dialog.showModal()

    return new Promise((resolve) => {
      for (const [words, passed] of [
        ['Complete', true],
        ['Fail', false],
      ]) {
        const button = document.createElement('button')
        button.append(words)
        button.onclick = () => {
          dialog.remove()
          resolve(passed)
        }
        dialog.append(button)
      }
    })
  }

  const idOf = (secret) => String(secret).split('_secret')[0]

  async function ask(method, path, form) {
    const given = Object.entries(form).filter(([, value]) => value !== undefined)
    const words = new URLSearchParams(given)
    try {
      const address = method === 'GET' ? `${BASE}${path}?${words}` : BASE + path
      const body = method === 'GET' ? undefined : words
      const answer = await (await fetch(address, { method, body })).json()
      return answer.error ? { error: answer.error } : { answer }
    } catch {
      const message = 'We are experiencing issues connecting to our payments provider.'
      return { error: { type: 'api_connection_error', message } }
    }
  }

  Stripe.version = 'endive'
  window.Stripe = Stripe
})()
