import { each, type Page } from "#tests/targets/page.ts";

export const importWizard: Page = {
  name: "import wizard",
  lang: "en",
  html: `<div class="modal-open"><div class="wizard" role="dialog" aria-modal="true" aria-labelledby="wizard-title"><h2 id="wizard-title">Import customers</h2><ol class="wizard-steps">${each(
    ["Upload", "Match columns", "Check", "Finish"],
    (step, index) =>
      `<li class="${index === 1 ? "is-active" : ""}"><a href="#step-${index + 1}"><span class="nr">${index + 1}</span>${step}</a></li>`,
  )}</ol><div class="wizard-body"><p>Say what each column of your file is.</p><table><thead><tr><th>Column in file</th><th>Example</th><th>Field</th></tr></thead><tbody>${each(
    ["cust_name", "cust_mail", "tel", "city", "since"],
    (column, index) =>
      `<tr><td><code>${column}</code></td><td>${["Mo Farah", "mo@mail.example", "0171 23", "Leeds", "2019-04-01"][index]}</td><td><select name="map[${column}]" aria-label="Field for ${column}"><option value="">Leave out</option><option value="name" selected>Name</option><option value="email">Email</option><option value="phone">Phone</option></select></td></tr>`,
  )}</tbody></table><label class="check"><input type="checkbox" name="update"> Update customers that exist</label></div><footer class="wizard-foot"><button type="button" class="btn">Back</button><button type="button" class="btn">Save and close</button><button type="button" class="btn btn-primary">Next</button></footer></div></div>`,
  data: "cust_name cust_mail tel city since Mo Farah Leeds",
  targets: {
    ".wizard-foot .btn-primary": "Carry on",
    "tbody tr:nth-child(3) select": "What tel means",
    ".check input": "Overwrite",
    ".wizard-steps li:nth-child(3) a": "Review",
  },
};

export const stepper: Page = {
  name: "Angular stepper",
  lang: "en",
  html: `<app-root _nghost-{h:root}-c0="" ng-version="17.3.1"><app-signup _ngcontent-{h:root}-c0="" _nghost-{h:sig}-c41=""><mat-horizontal-stepper _ngcontent-{h:sig}-c41="" role="tablist" class="mat-stepper-horizontal" aria-orientation="horizontal">${each(
    ["Company", "Tax", "Bank account", "Review"],
    (step, index) =>
      `<mat-step-header role="tab" class="mat-step-header mat-focus-indicator" id="cdk-step-label-{n:st}-${index}" aria-controls="cdk-step-content-{n:st}-${index}" aria-selected="${index === 1}" tabindex="0"><div class="mat-step-icon"><span>${index + 1}</span></div><div class="mat-step-label"><div class="mat-step-text-label">${step}</div></div></mat-step-header>`,
  )}</mat-horizontal-stepper><div role="tabpanel" id="cdk-step-content-{n:st}-1" aria-labelledby="cdk-step-label-{n:st}-1"><form _ngcontent-{h:sig}-c41="" novalidate="" class="ng-untouched ng-pristine ng-invalid">${each(
    ["vatId", "taxOffice", "legalForm"],
    (control, index) =>
      `<mat-form-field _ngcontent-{h:sig}-c41="" class="mat-mdc-form-field ng-tns-c50-${index}"><div class="mat-mdc-text-field-wrapper"><label id="mat-mdc-form-field-label-{n:l${index}}" for="mat-input-{n:i${index}}"><mat-label>${["VAT number", "Tax office", "Legal form"][index]}</mat-label></label><input matinput="" formcontrolname="${control}" class="mat-mdc-input-element ng-untouched" id="mat-input-{n:i${index}}" type="text"></div></mat-form-field>`,
  )}<div class="actions" _ngcontent-{h:sig}-c41=""><button mat-button="" matstepperprevious="" type="button" class="mdc-button mat-mdc-button"><span class="mdc-button__label">Back</span></button><button mat-flat-button="" matsteppernext="" type="submit" class="mdc-button mat-mdc-unelevated-button"><span class="mdc-button__label">Next</span></button></div></form></div></app-signup></app-root>`,
  targets: {
    "form > mat-form-field:nth-child(2) input": "Revenue service",
    ".actions [type=submit]": "Continue",
    "mat-step-header:nth-child(3)": "Payout",
  },
};
