import { each, type Page } from "#tests/targets/page.ts";

export const german: Page = {
  name: "German leave requests",
  lang: "de",
  data: "Anna Bauer Jonas Weber Lena Fuchs Paul Krüger",
  html: `<div class="app-shell"><nav class="seitenleiste"><a href="/start">Start</a><a href="/urlaub" aria-current="page">Urlaub</a><a href="/zeiten">Zeiten</a></nav><main><h1>Urlaubsanträge</h1><div class="aktionen"><button class="knopf knopf-haupt">Urlaub beantragen</button><button class="knopf">Übersicht drucken</button></div><table class="liste"><thead><tr><th>Mitarbeiter</th><th>Von</th><th>Bis</th><th>Vermerk</th></tr></thead><tbody>${each(["Anna Bauer", "Jonas Weber", "Lena Fuchs", "Paul Krüger"], (person, index) => `<tr><td>${person}</td><td>0${index + 1}.08.2026</td><td>1${index + 1}.08.2026</td><td><button class="knopf klein">Genehmigen</button><button class="knopf klein">Ablehnen</button></td></tr>`)}</tbody></table><section><h2>Vertretung</h2><label for="vertretung">Wer vertritt Sie?</label><select id="vertretung" name="vertretung"><option>Niemand</option><option>Anna Bauer</option></select><button class="knopf">Speichern</button></section></main></div>`,
  targets: {
    "tbody tr:nth-child(2) button:last-child": "Zurückweisen",
    ".knopf-haupt": "Neuer Antrag",
    "section button": "Sichern",
    "#vertretung": "Ersatz",
  },
};

export const french: Page = {
  name: "French bank",
  lang: "fr",
  html: `<div class="banque"><header><span class="logo">Crédit du Port</span><button class="deconnexion">Se déconnecter</button></header><main><h1>Mes comptes</h1>${each(["Compte courant", "Livret A", "Carte"], (account, index) => `<section class="compte" aria-labelledby="cpt-{h:c${index}}"><h2 id="cpt-{h:c${index}}">${account}</h2><p class="solde">${index * 812 + 40},00 €</p><div class="liens"><a href="/comptes/${index + 51}/operations">Voir les opérations</a><button type="button">Faire un virement</button></div></section>`)}<form class="recherche"><label>Montant <input type="text" inputmode="decimal" name="montant"></label><label>Libellé <input type="text" name="libelle"></label><button type="submit">Rechercher</button></form></main></div>`,
  targets: {
    ".compte:nth-of-type(2) button": "Envoyer de l'argent",
    ".compte:nth-of-type(3) a": "Historique",
    "[type=submit]": "Lancer",
    "[name=libelle]": "Objet",
  },
};

export const arabic: Page = {
  name: "Arabic shop",
  lang: "ar",
  dir: "rtl",
  html: `<div class="متجر"><header class="top"><a href="/ar">الرئيسية</a><a href="/ar/offers">العروض</a><button class="lang-switch" lang="en">English</button><button aria-label="سلة التسوق" class="cart"><svg width="20" height="20" viewBox="0 0 20 20"><path d="M2 2h3l2 10h9"></path></svg></button></header><main><h1>الأجهزة المنزلية</h1><ul class="items">${each(["ثلاجة", "غسالة", "فرن", "مكيف"], (item, index) => `<li class="item"><h2>${item}</h2><p>${index * 300 + 900} ريال</p><button>أضف إلى السلة</button><button>قارن</button></li>`)}</ul><form><label for="q">ابحث عن منتج</label><input id="q" name="q"><button>بحث</button></form></main></div>`,
  targets: {
    "li:nth-child(3) button:first-of-type": "اشتر الآن",
    ".cart": "حقيبتي",
    "form button": "جد",
    "li:nth-child(2) button:last-child": "وازن",
  },
};

export const japanese: Page = {
  name: "Japanese expenses",
  lang: "ja",
  data: "佐藤 鈴木 高橋 田中",
  html: `<div class="wrap"><div class="global-nav"><ul>${each(["ホーム", "経費精算", "勤怠", "設定"], (item, index) => `<li><a href="/menu/${index + 1}">${item}</a></li>`)}</ul></div><div class="main"><h1>経費精算一覧</h1><div class="btn-area"><a class="btn btn-new" href="/expense/new">新規申請</a><a class="btn" href="/expense/csv">CSV出力</a></div><table><tbody>${each(["佐藤", "鈴木", "高橋", "田中"], (person, index) => `<tr><td>2026年5月${index + 3}日</td><td>${person}</td><td>${(index + 1) * 1200}円</td><td><button type="button" class="btn-s">承認</button><button type="button" class="btn-s">差戻し</button></td></tr>`)}</tbody></table><dl class="search"><dt>申請者</dt><dd><input type="text" name="shinseisha"></dd></dl><button class="btn-search">検索する</button></div></div>`,
  targets: {
    "tr:nth-child(3) button:first-child": "許可",
    ".btn-new": "作成",
    ".btn-search": "探す",
    "li:nth-child(3) a": "出退",
  },
};
