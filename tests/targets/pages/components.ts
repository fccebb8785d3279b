import { each, type Page } from "#tests/targets/page.ts";

const root = (content: string) => `<template shadowrootmode="open">${content}</template>`;
const field = (label: string, value: string) =>
  `<div class="slds-form-element"><records-output-field>${root(`<div class="field"><span class="label">${label}</span><span class="value">${value}</span><lightning-button-icon>${root(`<button type="button" class="slds-button slds-button_icon" title="Edit ${label}"><span class="icon" style="display:inline-block;width:14px;height:14px"></span></button>`)}</lightning-button-icon></div>`)}</records-output-field></div>`;

/** Shadow roots within shadow roots, as in a CRM of web components. */
export const record: Page = {
  name: "record of web components",
  lang: "en",
  data: "Gate Five",
  html: `<one-app class="slds-scope">${root(`<one-header>${root(`<header><input type="search" placeholder="Search…" class="slds-input"><button class="slds-button" aria-label="Setup">⚙</button></header>`)}</one-header><one-record-home>${root(`<records-highlights>${root(`<h1>Gate Five</h1><ul class="slds-button-group-list"><li><runtime-button>${root(`<button name="Edit" class="slds-button">Edit</button>`)}</runtime-button></li><li><runtime-button>${root(`<button name="Clone" class="slds-button">Clone</button>`)}</runtime-button></li><li><runtime-button>${root(`<button name="NewNote" class="slds-button">New note</button>`)}</runtime-button></li></ul>`)}</records-highlights><records-layout>${root(`<div class="slds-grid">${field("Phone", "555 0101")}${field("Website", "gate5.example")}${field("Industry", "Logistics")}${field("Rating", "Hot")}</div>`)}</records-layout>`)}</one-record-home>`)}</one-app>`,
  targets: {
    "one-app >>> one-record-home >>> records-highlights >>> li:nth-child(3) runtime-button >>> button": "Write it down",
    "one-app >>> one-record-home >>> records-layout >>> .slds-form-element:nth-child(3) records-output-field >>> lightning-button-icon >>> button":
      "Change this",
    "one-app >>> one-header >>> button": "Administration",
  },
};

export const shopComponents: Page = {
  name: "shop of web components",
  lang: "en",
  data: "Merino scarf Canvas tote Enamel mug Tin lantern",
  html: `<shop-app>${root(`<style>:host { display: block }</style><shop-header>${root(`<nav><a href="/list/mens">Men</a><a href="/list/ladies">Ladies</a><a href="/cart" aria-label="Shopping cart, 2 items">⛟</a></nav>`)}</shop-header><main><h1>Gifts</h1><ul class="grid">${each(["Merino scarf", "Canvas tote", "Enamel mug", "Tin lantern"], (item, index) => `<li><shop-item>${root(`<a href="/detail/${index + 1}"><img src="/i/${index}.jpg" alt="" width="60" height="60"></a><div class="title">${item}</div><span class="price">$${index * 6 + 12}</span><shop-button>${root(`<button part="button"><slot></slot>Add to cart</button>`)}</shop-button>`)}</shop-item></li>`)}</ul><shop-select>${root(`<label for="sort">Sort by</label><select id="sort"><option>Price</option><option>Name</option></select>`)}</shop-select></main>`)}</shop-app>`,
  targets: {
    "shop-app >>> li:nth-child(3) shop-item >>> shop-button >>> button": "Buy",
    "shop-app >>> li:nth-child(2) shop-item >>> a": "Bag picture",
    "shop-app >>> shop-select >>> select": "Order",
    "shop-app >>> shop-header >>> [href='/cart']": "Basket",
  },
};

/** Ionic-like: hosts in the page, controls in their roots, slotted words. */
export const mobileForm: Page = {
  name: "form of slotted components",
  lang: "en",
  html: `<ion-app class="md"><ion-header><ion-toolbar><ion-title>New trip</ion-title></ion-toolbar></ion-header><ion-content>${each(
    ["Destination", "Traveller", "Budget"],
    (label, index) =>
      `<ion-item class="item md">${root(`<div class="item-native"><slot></slot></div>`)}<ion-input name="ion-input-{n:i${index}}">${root(`<label class="input-wrapper"><span class="label-text">${label}</span><input class="native-input" type="text" name="ion-input-{n:i${index}}"></label>`)}</ion-input></ion-item>`,
  )}<ion-button class="button button-solid" id="save-trip">${root(`<button type="button" class="button-native" part="native"><slot></slot></button>`)}Save trip</ion-button><ion-fab>${root(`<button class="fab" aria-label="Add stop">+</button>`)}</ion-fab></ion-content></ion-app>`,
  targets: {
    "ion-item:nth-of-type(2) ion-input >>> input": "Who goes",
    "ion-fab >>> button": "Another halt",
    "#save-trip": "Keep journey",
  },
};
