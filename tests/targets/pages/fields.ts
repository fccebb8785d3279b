import { each, type Page } from "#tests/targets/page.ts";

export const combobox: Page = {
  name: "combobox with its list",
  lang: "en",
  html: `<div class="ticket-form"><h1>New ticket</h1><label id="downshift-{n:d}-label" for="downshift-{n:d}-input">Customer</label><div class="combo"><input id="downshift-{n:d}-input" role="combobox" aria-autocomplete="list" aria-expanded="true" aria-controls="downshift-{n:d}-menu" aria-labelledby="downshift-{n:d}-label" autocomplete="off" value="Br"><button type="button" tabindex="-1" aria-label="toggle menu">▾</button><ul id="downshift-{n:d}-menu" role="listbox" aria-labelledby="downshift-{n:d}-label">${each(["Bramble Ltd", "Bridgewater", "Brook & Sons", "Brunel Works"], (customer, index) => `<li role="option" aria-selected="${index === 0}" id="downshift-{n:d}-item-${index}">${customer}</li>`)}</ul></div><label for="subject">Subject</label><input id="subject" name="subject"><label for="priority">Priority</label><select id="priority" name="priority"><option>Low</option><option>High</option></select><button class="send" type="submit">Open ticket</button></div>`,
  data: "Bramble Bridgewater Brook Sons Brunel Ltd Works",
  targets: {
    "[role=combobox]": "Client",
    "[role=option]:nth-child(3)": "Brook and Daughters",
    "#priority": "How urgent",
    ".send": "Raise it",
  },
};

export const chips: Page = {
  name: "chips and filters",
  lang: "en",
  html: `<div class="hire"><h1>Candidates</h1><div class="facets"><div class="facet"><div class="facet-title">Skills</div><div class="select__control css-{h:ctl}"><div class="select__value css-{h:val}">${each(["Welding", "Rigging", "Forklift"], (skill) => `<div class="select__multi-value css-{h:mv}"><div class="select__label css-{h:ml}">${skill}</div><div role="button" class="select__remove css-{h:mr}" aria-label="Remove ${skill}">×</div></div>`)}<input class="select__input" id="react-select-{n:s1}-input" role="combobox" aria-expanded="false" type="text"></div></div></div><div class="facet"><div class="facet-title">Location</div><div class="select__control css-{h:ctl}"><div class="select__value css-{h:val}"><input class="select__input" id="react-select-{n:s2}-input" role="combobox" aria-expanded="false" type="text"></div></div></div></div><div class="results">${each(["Ruth", "Stan", "Tariq", "Uma"], (person, index) => `<div class="person"><h2>${person}</h2><span>${index + 3} years</span><div role="button" tabindex="0" class="shortlist">Shortlist</div><div role="button" tabindex="0" class="reject">Reject</div></div>`)}</div></div>`,
  data: "Ruth Stan Tariq Uma",
  targets: {
    "[aria-label='Remove Rigging']": "Without ropes",
    ".person:nth-child(3) .shortlist": "Keep in mind",
    ".facet:nth-child(2) input": "Town",
  },
};

export const labels: Page = {
  name: "labels of every manner",
  lang: "en",
  html: `<form class="permit"><h1>Building permit</h1><section><h2>Applicant</h2><label>Family name <input name="applicant_family"></label><label>Given name <input name="applicant_given"></label><label for="a_tel">Telephone</label><input id="a_tel" type="tel" name="applicant_tel"></section><section><h2>Architect</h2><label>Family name <input name="architect_family"></label><label>Given name <input name="architect_given"></label><label for="b_tel">Telephone</label><input id="b_tel" type="tel" name="architect_tel"></section><section><h2>Plot</h2><div><span id="lot">Parcel</span> <input aria-labelledby="lot"></div><div><b>Area in m²</b> <input type="number" step="0.1"></div><textarea aria-label="What is to be built" rows="3"></textarea><p><input type="checkbox" id="agree"><label for="agree">The neighbours agree</label></p></section><p><input type="submit" value="Hand in"><input type="button" value="Keep as draft"></p></form>`,
  targets: {
    "section:nth-of-type(2) label:nth-of-type(1) input": "Surname",
    "[aria-labelledby=lot]": "Land register",
    "section:nth-of-type(3) [type=number]": "-",
    "[value='Keep as draft']": "Finish later",
  },
};

export const bareFields: Page = {
  name: "fields with no labels",
  lang: "en",
  html: `<div class="quick"><div class="quick-row"><input type="text" placeholder="First name"><input type="text" placeholder="Last name"><input type="text" placeholder="Company"></div><div class="quick-row"><input type="email" placeholder="Email"><input type="tel" placeholder="Mobile"></div><div class="quick-row"><select><option>Country</option><option>Chile</option><option>Peru</option></select><select><option>Language</option><option>Spanish</option><option>Quechua</option></select></div><textarea placeholder="How can we help?"></textarea><div class="quick-foot"><div class="btn" tabindex="0" role="button">Send</div><div class="btn" tabindex="0" role="button">Clear</div></div></div>`,
  targets: {
    "input:nth-child(3)": "Employer",
    "[type=email]": "Where to write",
    ".quick-foot > div:nth-child(1)": "Off it goes",
    textarea: "Your question",
  },
};
