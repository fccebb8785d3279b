import { each, inTurn, numbers, type Page } from "#tests/targets/page.ts";

export const invoices: Page = {
  name: "invoices",
  lang: "en",
  data: "Acme Globex Initech Umbrella Hooli",
  html: `<div class="flex h-screen bg-gray-50"><div class="flex-1"><div class="flex items-center justify-between px-6 py-4"><h1 class="text-2xl font-semibold">Invoices</h1><div class="flex gap-2"><button type="button" class="inline-flex items-center rounded-md border px-3 py-2 text-sm" data-testid="export-invoices">Export</button><button type="button" class="inline-flex items-center rounded-md bg-indigo-600 px-3 py-2 text-sm text-white" data-testid="new-invoice">New invoice</button></div></div>
<div class="px-6"><div class="flex gap-4 border-b" role="tablist" aria-label="Invoice states">${each(
    ["All", "Draft", "Open", "Paid", "Overdue"],
    (tab, index) =>
      `<button role="tab" aria-selected="${index === 0}" class="-mb-px border-b-2 px-1 py-2 text-sm">${tab}<span class="ml-2 rounded-full bg-gray-100 px-2">${index * 4 + 3}</span></button>`,
  )}</div><ul role="list" class="divide-y">${each(
    numbers(9),
    (
      index,
    ) => `<li class="flex items-center justify-between py-3"><div><p class="text-sm font-medium">INV-${2041 + index}</p><p class="text-xs text-gray-500">${inTurn(["Acme", "Globex", "Initech", "Umbrella", "Hooli"], index)}</p></div><span class="text-sm">$${(index + 1) * 310}.00</span>
<div class="flex gap-1"><button class="rounded p-1 text-xs" data-testid="send">Send</button><button class="rounded p-1 text-xs" data-testid="download">Download</button><button class="rounded p-1 text-xs" data-testid="void">Void</button></div></li>`,
  )}</ul></div></div></div>`,
  targets: {
    "[data-testid=new-invoice]": "Bill somebody",
    "ul li:nth-child(4) [data-testid=download]": "Get PDF",
    "ul li:nth-child(7) [data-testid=void]": "Cancel it",
    "[role=tab]:nth-child(3)": "Unpaid",
  },
};

export const checkout: Page = {
  name: "checkout",
  lang: "en",
  data: "Walnut desk lamp Linen cushion",
  html: `<header class="checkout-header"><a href="/" class="logo"><img src="/img/logo.svg" alt="Hearth &amp; Home" width="120" height="32"></a><ol class="steps"><li>Cart</li><li class="current">Delivery</li><li>Payment</li></ol></header>
<main class="checkout"><form id="checkout-form" action="/checkout/delivery" method="post"><input type="hidden" name="authenticity_token" value="{h:tok}{h:tok2}">
<fieldset><legend>Delivery address</legend><p><label for="ship_name">Full name</label><input id="ship_name" name="ship[name]" autocomplete="name" type="text"></p><p><label for="ship_street">Street</label><input id="ship_street" name="ship[street]" type="text"></p><p><label for="ship_zip">Postcode</label><input id="ship_zip" name="ship[zip]" type="text"></p></fieldset>
<fieldset><legend>Billing address</legend><p><label><input type="checkbox" name="same" checked> Same as delivery address</label></p><p><label for="bill_name">Full name</label><input id="bill_name" name="bill[name]" type="text"></p><p><label for="bill_zip">Postcode</label><input id="bill_zip" name="bill[zip]" type="text"></p></fieldset>
<fieldset><legend>Shipping</legend><label><input type="radio" name="method" value="standard" checked> Standard, 3 to 5 days</label><label><input type="radio" name="method" value="express"> Express, next day</label></fieldset>
<button type="submit" class="button button--primary">Continue to payment</button></form>
<aside class="summary"><h2>Your order</h2>${each(["Walnut desk lamp", "Linen cushion"], (item, index) => `<div class="line"><span>${item}</span><span>£${index * 20 + 39}</span><button class="remove" type="button" aria-label="Remove ${item}">×</button></div>`)}<div class="voucher"><input type="text" name="voucher" placeholder="Voucher code"><button type="button">Apply</button></div><p class="total">Total £118</p></aside></main>`,
  targets: {
    "form > button": "Go on and pay",
    "#bill_zip": "ZIP",
    "[value=express]": "Tomorrow by courier",
    ".line:nth-of-type(2) .remove": "Take it out",
  },
};

export const plans: Page = {
  name: "plans",
  lang: "en",
  html: `<div class="sc-{H:pg} {H:pgx}"><h1 class="sc-{H:ttl} {H:ttlx}">Choose your plan</h1><div class="sc-{H:tog} {H:togx}" role="radiogroup" aria-label="Billing period"><button role="radio" aria-checked="true" class="sc-{H:seg}">Monthly</button><button role="radio" aria-checked="false" class="sc-{H:seg}">Yearly</button></div>
<div class="sc-{H:grid}">${each(
    ["Starter", "Team", "Business", "Enterprise"],
    (
      plan,
      index,
    ) => `<div class="sc-{H:card} {H:cardx}"><h3 class="sc-{H:pn}">${plan}</h3><p class="sc-{H:pr}">$${index * 29 + 9}</p><ul>${each(numbers(4), (line) => `<li class="sc-{H:li}">${(line + 1) * (index + 1) * 5} ${["users", "projects", "reports", "GB storage"][line]}</li>`)}</ul>
<button type="button" class="sc-{H:cta} {H:ctax}">${index === 3 ? "Contact sales" : "Select"}</button><a class="sc-{H:more}" href="/plans/${plan.toLowerCase()}">See details</a></div>`,
  )}</div><p class="sc-{H:foot}">Prices without VAT. <button class="sc-{H:link}">Change currency</button></p></div>`,
  targets: {
    "h1 ~ div > div:nth-child(2) > button": "Take this one",
    "h1 ~ div > div:nth-child(4) > button": "Talk to us",
    "h1 ~ div > div:nth-child(3) > a": "What is in it",
    "[role=radio]:nth-child(2)": "Once a year",
  },
};
